import { Input, PinInput } from '@mantine/core'
import { useId } from 'react'
import { codeLength } from '#domain/accounts/challenge.ts'

type CodeFieldProps = {
  label: string
  value: string
  onChange: (code: string) => void
  onBlur: () => void
  error?: string
}

/** Six digits in two groups of three, as emails and apps print them. */
export function CodeField({ label, value, onChange, onBlur, error }: CodeFieldProps) {
  const id = useId()
  return (
    <div>
      <Input.Label component="div" id={`${id}-label`} mb={6}>
        {label}
      </Input.Label>
      <PinInput
        aria-labelledby={`${id}-label`}
        length={codeLength}
        type="number"
        oneTimeCode
        placeholder=""
        size="lg"
        gap={8}
        value={value}
        onChange={onChange}
        onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && onBlur()}
        error={Boolean(error)}
        getInputProps={(index) => ({
          'aria-label': `Digit ${index + 1} of ${codeLength}`,
          'aria-describedby': error ? `${id}-error` : undefined,
          'data-path': index === 0 ? 'code' : undefined,
          style: index === codeLength / 2 ? { marginLeft: 16 } : undefined,
        })}
      />
      {error && (
        <Input.Error id={`${id}-error`} role="alert" mt={6}>
          {error}
        </Input.Error>
      )}
    </div>
  )
}
