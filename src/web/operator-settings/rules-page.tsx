import { Skeleton, Switch } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { readOperatorSettings, saveOperatorSettings } from '#contract/operator-settings.ts'
import {
  type OperatorSettings,
  type OperatorSwitch,
  operatorSettingLabels,
} from '#domain/operator-settings/settings.ts'
import { call } from '../api.ts'
import { endpointQuery } from '../endpoint-query.ts'
import { AnchorLink } from '../ui/links.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { notifyError, notifySuccess } from '../ui/notify.ts'
import { PageHead } from '../ui/page-head.tsx'
import { useChoices } from '../ui/use-choices.ts'
import { MeetingRooms } from './meeting-rooms.tsx'
import { OperatorFee } from './operator-fee.tsx'
import classes from './rules-page.module.css'
import { TransferDetails } from './transfer-details.tsx'

const settingsQuery = endpointQuery(readOperatorSettings, {})

/** Settings for the whole installation. A switch is saved when it is toggled. */
export function RulesPage() {
  const settings = useQuery(settingsQuery)
  return (
    <>
      <PageHead title="Rules" lead="Rules apply to everyone as soon as they’re turned on." />
      <Loaded query={settings} what="rules" skeleton={<Skeleton h={160} />}>
        {(data) => (
          <>
            <Switches settings={data} />
            <OperatorFee points={data.feeBasisPoints} />
            <TransferDetails details={data.transferDetails} />
            <MeetingRooms template={data.meetingTemplate} />
            <section className={classes.scan}>
              <h2>Statements of work</h2>
              <p>
                <AnchorLink to="/admin/rules/statement-template">Edit the template</AnchorLink> that statements are
                drafted from.
              </p>
            </section>
            <section className={classes.scan}>
              <h2>Malware scan</h2>
              <p>{scanMessages[data.scansFiles ? 'on' : 'off']}</p>
            </section>
          </>
        )}
      </Loaded>
    </>
  )
}

/** Set by the server's configuration, so there is nothing to toggle. */
const scanMessages = {
  on: 'On. No one can open a resume until it has been scanned and found clean. Infected resumes stay locked, and their owners are asked for another file.',
  off: 'Off. No scanner is set up (SCANNER_URL), so resumes can be opened as uploaded.',
} as const

function Switches({ settings }: { settings: OperatorSettings }) {
  const queryClient = useQueryClient()
  const saving = useMutation({
    scope: { id: 'rules' },
    mutationFn: (changes: Partial<OperatorSettings>) => call(saveOperatorSettings, changes),
    onSuccess: (saved) => {
      queryClient.setQueryData(settingsQuery.queryKey, (before) => before && { ...before, ...saved })
      // Earlier responses may differ under the new rules.
      void queryClient.invalidateQueries()
      notifySuccess('Rules saved')
    },
    onError: (error) => notifyError('The rule couldn’t be saved', { detail: error.message }),
  })
  const [ahead, choose] = useChoices<OperatorSwitch>((name, isOn) => saving.mutateAsync({ [name]: isOn }))
  return (
    <div className={classes.rules}>
      {(Object.keys(operatorSettingLabels) as OperatorSwitch[]).map((name) => (
        <Switch
          key={name}
          label={operatorSettingLabels[name].title}
          description={operatorSettingLabels[name].description}
          checked={ahead[name] ?? settings[name]}
          onChange={({ currentTarget }) => choose(name, currentTarget.checked)}
        />
      ))}
    </div>
  )
}
