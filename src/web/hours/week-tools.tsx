import { Button } from '@mantine/core'
import { IconCopy, IconDownload, IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { exportWeeks, type HoursEngagement, type Week } from '#contract/hours.ts'
import { copiedLines, totalOf, type WeekLine } from '#domain/hours/week.ts'
import { call } from '../api.ts'
import { lazyDialog } from '../ui/lazy-dialog.tsx'
import { notifySuccess } from '../ui/notify.ts'
import { saveFile } from '../ui/save-file.ts'
import { WorkingButton } from '../ui/working-button.tsx'
import classes from './hours.module.css'
import { useAddLines } from './use-add-lines.ts'
import { useHoursChange } from './use-hours-change.ts'

const ImportDialog = lazyDialog(async () => (await import('./import-window.tsx')).ImportWindow)

type Props = {
  engagement: HoursEngagement
  shown: {
    startsOn: string
    week: Week | null
    capMinutes: number
    previous: { day: string; minutes: number; task: string }[]
  }
}

/** What fills a week at once. */
export function WeekTools({ engagement, shown }: Props) {
  const [isImporting, setImporting] = useState(false)
  const { startsOn, week, previous } = shown
  const copied =
    (week?.lines.length ?? 0) > 0
      ? []
      : copiedLines(previous, {
          startsOn,
          firstDay: engagement.startsOn,
          lastDay: engagement.endsOn,
          roomMinutes: shown.capMinutes,
        })
  const add = useAddLines()
  const copy = useHoursChange((lines: WeekLine[]) => add({ engagementId: engagement.id, lines }), {
    onDone: () => notifySuccess('Last week copied', { detail: 'Check the hours and add notes before you submit.' }),
  })
  const save = useHoursChange(() => call(exportWeeks, {}), {
    onDone: ({ csv }) => saveFile('hours.csv', csv, 'text/csv'),
  })
  const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const
  return (
    <div className={classes.tools}>
      {totalOf(copied) > 0 && (
        <WorkingButton
          variant="light"
          isWorking={copy.isPending}
          workingText="Copying..."
          leftSection={<IconCopy {...icon} />}
          onClick={() => copy.mutate(copied)}
        >
          Copy Last Week
        </WorkingButton>
      )}
      <Button variant="subtle" leftSection={<IconUpload {...icon} />} onClick={() => setImporting(true)}>
        Import CSV
      </Button>
      <WorkingButton
        variant="subtle"
        isWorking={save.isPending}
        workingText="Exporting..."
        leftSection={<IconDownload {...icon} />}
        onClick={() => save.mutate(undefined)}
      >
        Export CSV
      </WorkingButton>
      <ImportDialog
        key={String(isImporting)}
        isOpen={isImporting}
        engagement={engagement}
        onClose={() => setImporting(false)}
      />
    </div>
  )
}
