import { Button, Group, Progress, Stack, Text } from '@mantine/core'
import { ViewHeading } from '../ui/view-heading.tsx'
import { WorkingButton } from '../ui/working-button.tsx'
import { CompanyStep } from './company-step.tsx'
import classes from './customer-onboarding.module.css'
import { PersonalStep } from './personal-step.tsx'
import { lastStep, stepTitles } from './registration.ts'
import { ReviewStep } from './review-step.tsx'
import type { Registration } from './use-registration.ts'

const stepBodies = { 1: PersonalStep, 2: CompanyStep, 3: ReviewStep } as const

export function RegistrationSteps({ form, step, goBack, submit, isRegistering }: Registration) {
  const progress = `Step ${step} of ${lastStep}`
  const StepBody = stepBodies[step]
  return (
    <>
      <Text size="sm" c="dimmed" mt={32} mb={8} aria-hidden>
        {progress}
      </Text>
      <Progress value={(step / lastStep) * 100} size={8} bg="var(--g-rule)" aria-label={progress} />
      <form className={classes.card} noValidate onSubmit={submit}>
        <Stack gap={16}>
          <ViewHeading order={2} size="h3">
            {stepTitles[step]}
          </ViewHeading>
          <StepBody form={form} />
          <Group justify="space-between" mt={16}>
            {step > 1 && (
              <Button variant="default" onClick={goBack}>
                Back
              </Button>
            )}
            <WorkingButton ml="auto" type="submit" isWorking={isRegistering} workingText="Creating account...">
              {step < lastStep ? 'Continue' : 'Create Account'}
            </WorkingButton>
          </Group>
        </Stack>
      </form>
    </>
  )
}
