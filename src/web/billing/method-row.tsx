import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconBuildingBank, IconCreditCard } from '@tabler/icons-react'
import type { PaymentMethod } from '#contract/billing.ts'
import { ConfirmModal } from '../ui/confirm-modal.tsx'
import { methodDetail, methodTitle } from './method-labels.ts'
import classes from './methods.module.css'
import { useChangeMethod } from './use-change-method.ts'

/** `heir` is the method that becomes the default when this one is removed. */
type Props = { method: PaymentMethod; heir: PaymentMethod | undefined; onRemoved: () => void }

export function MethodRow({ method, heir, onRemoved }: Props) {
  const [isAsking, asking] = useDisclosure()
  const choosing = useChangeMethod('choose')
  const removing = useChangeMethod('remove', {
    onDone: () => {
      asking.close()
      onRemoved()
    },
  })
  const title = methodTitle(method)
  const Icon = method.type === 'card' ? IconCreditCard : IconBuildingBank
  return (
    <li className={classes.method}>
      <Icon size={20} stroke={1.5} aria-hidden />
      <div>
        <p className={classes.title}>
          {title}
          {method.is_default && <span className={classes.default}>Default</span>}
        </p>
        <p className={classes.detail}>{methodDetail(method)}</p>
      </div>
      <div className={classes.actions}>
        {!method.is_default && (
          <Button
            variant="subtle"
            color="gray"
            size="xs"
            aria-busy={choosing.isPending}
            aria-label={`Make default: ${title}`}
            onClick={() => choosing.isPending || choosing.mutate(method.id)}
          >
            {choosing.isPending ? 'Saving...' : 'Make default'}
          </Button>
        )}
        <Button variant="subtle" color="red" size="xs" aria-label={`Remove ${title}`} onClick={asking.open}>
          Remove
        </Button>
      </div>
      <ConfirmModal
        isOpen={isAsking}
        title="Remove payment method"
        workingText="Removing..."
        isWorking={removing.isPending}
        onConfirm={() => removing.mutate(method.id)}
        onClose={asking.close}
      >
        {title} will be removed from your account.{heir && ` ${methodTitle(heir)} becomes the default.`}
      </ConfirmModal>
    </li>
  )
}
