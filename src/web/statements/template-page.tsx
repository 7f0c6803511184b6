import { Skeleton, Textarea } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import {
  confirmCounsel,
  readStatementTemplate,
  type StatementTemplate,
  saveStatementTemplate,
} from '#contract/statements.ts'
import { clausesOf, type StatementFacts } from '#domain/statements/contents.ts'
import { firstDetails } from '#domain/statements/details.ts'
import { placeholders, sections, sectionTitles, templateNotice, templateText } from '#domain/statements/template.ts'
import { call } from '../api.ts'
import { editorQuery } from '../editor-query.ts'
import { problemMessage } from '../problem-message.ts'
import { Caution } from '../ui/caution.tsx'
import { errorsBy } from '../ui/errors-by.ts'
import { FormAlert } from '../ui/form-alert.tsx'
import { BackLink } from '../ui/links.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { notifySuccess } from '../ui/notify.ts'
import { PageHead } from '../ui/page-head.tsx'
import { formatTime } from '../ui/time.ts'
import { useCheckedForm } from '../ui/use-checked-form.ts'
import { WorkingButton } from '../ui/working-button.tsx'
import classes from './template-page.module.css'

const templateQuery = editorQuery(readStatementTemplate, {})
const check = errorsBy(z.object(templateText.shape))

/** The text of every statement, by section, with a preview. A change is a new version. */
export function TemplatePage() {
  const template = useQuery(templateQuery)
  return (
    <>
      <BackLink to="/admin/rules">Rules</BackLink>
      <PageHead
        title="Statement Template"
        lead="The text of every statement of work. Existing statements keep the version they were drafted with."
      />
      <Loaded query={template} what="template" skeleton={<Skeleton h={640} />}>
        {(data) => <Editor key={data.version} template={data} />}
      </Loaded>
    </>
  )
}

function Editor({ template: { version, text, savedAt, counselReadAt } }: { template: StatementTemplate }) {
  const queryClient = useQueryClient()
  const keep = (saved: StatementTemplate) => queryClient.setQueryData(templateQuery.queryKey, saved)
  const form = useCheckedForm({ initialValues: text, check })
  const saving = useMutation({
    mutationFn: (given: StatementTemplate['text']) => call(saveStatementTemplate, { version, text: given }),
    onSuccess: (saved) => {
      keep(saved)
      notifySuccess(`Version ${saved.version} saved`, { detail: 'Have counsel review this version.' })
    },
    onError: (error) => form.showProblem(error, (path) => path.replace(/^text\./, '')),
  })
  const reading = useMutation({ mutationFn: () => call(confirmCounsel, { version }), onSuccess: keep })
  const error = saving.error ?? reading.error
  return (
    <>
      <Caution>{counselReadAt ? null : templateNotice}</Caution>
      <p className={classes.version}>
        Version {version}
        {savedAt && `, saved ${formatTime(savedAt)}`}.{' '}
        {counselReadAt ? (
          `Read by counsel, as noted ${formatTime(counselReadAt)}.`
        ) : (
          <WorkingButton
            variant="default"
            size="xs"
            isWorking={reading.isPending}
            workingText="Saving..."
            onClick={() => reading.mutate()}
          >
            Counsel Has Read This Version
          </WorkingButton>
        )}
      </p>
      {error && <FormAlert>{problemMessage(error, 'The template couldn’t be saved.')}</FormAlert>}
      <div className={classes.columns}>
        <form
          noValidate
          className={classes.form}
          onSubmit={form.submit((given) => saving.isPending || saving.mutate(given))}
        >
          {sections.map((section) => (
            <Textarea
              key={section}
              label={sectionTitles[section]}
              autosize
              minRows={2}
              {...form.getInputProps(section)}
            />
          ))}
          <WorkingButton type="submit" isWorking={saving.isPending} workingText="Saving...">
            Save as Version {version + 1}
          </WorkingButton>
        </form>
        <aside className={classes.preview} aria-label="Preview">
          <h2>Preview</h2>
          {clausesOf(form.values, sampleFacts, sampleDetails).map(({ section, title, paragraphs }) => (
            <section key={section}>
              <h3>{title}</h3>
              {paragraphs.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </section>
          ))}
          <h2>Placeholders</h2>
          <dl>
            {Object.entries(placeholders).map(([name, meaning]) => (
              <div key={name}>
                <dt>
                  <code>{`{{${name}}}`}</code>
                </dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
        </aside>
      </div>
    </>
  )
}

const sampleFacts: StatementFacts = {
  project: 'Month-end close, three entities',
  client: { name: 'Sample & Co CPAs', place: 'New York, New York' },
  professional: { name: 'Tomás R.', place: 'Monterrey, Mexico', vettedOn: '2026-08-04' },
  terms: {
    rateCents: 4600,
    hoursPerWeek: 25,
    weeklyCapHours: 30,
    startDate: '2026-12-07',
    endDate: null,
    noticeDays: 14,
    trialDays: 5,
    conversion: [{ afterMonths: 12, feeCents: 0 }],
  },
  round: 2,
  acceptedOn: '2026-11-16',
  feeBasisPoints: 1500,
  zone: 'America/New_York',
  coreFrom: '09:00',
  coreTo: '17:00',
}

const sampleDetails = firstDetails({
  title: sampleFacts.project,
  description: 'Monthly close of three related entities, intercompany included.',
  scopeOfWork: 'Bank reconciliations, Close package',
  softwareSystems: ['QuickBooks Online', 'Bill.com'],
})
