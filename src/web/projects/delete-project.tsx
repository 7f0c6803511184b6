import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconTrash } from '@tabler/icons-react'
import { lazyDialog } from '../ui/lazy-dialog.tsx'
import classes from './detail.module.css'

const DeleteDialog = lazyDialog(async () => (await import('./delete-dialog.tsx')).DeleteDialog)

export function DeleteProject({ id }: { id: string }) {
  const [isAsking, asking] = useDisclosure()
  return (
    <>
      <Button
        variant="subtle"
        color="red"
        className={classes.delete}
        leftSection={<IconTrash size={18} stroke={1.5} aria-hidden />}
        onClick={asking.open}
      >
        Delete Project
      </Button>
      <DeleteDialog id={id} isOpen={isAsking} onClose={asking.close} />
    </>
  )
}
