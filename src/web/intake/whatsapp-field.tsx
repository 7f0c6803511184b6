import { type ComboboxItem, Group, Input, Select, type TextInputProps } from '@mantine/core'
import { useId } from 'react'
import { type CountryCode, codes, countryCodes } from '#domain/intake/country-codes.ts'
import type { IntakeForm } from '#domain/intake/form.ts'
import { formatPhone, readPhone } from '#domain/intake/phone.ts'
import { PhoneInput } from '../ui/phone-input.tsx'
import classes from './whatsapp-field.module.css'

type NumberProps = Omit<TextInputProps, 'onChange' | 'value'>
type Form = { values: IntakeForm; setValues: (changed: Partial<IntakeForm>) => void }

const countries = new Map<string, string>(countryCodes.map(({ code, country }) => [code, country]))
const nameOf = (code: string) => `${code} ${countries.get(code)}`

/** Country code and number, joined. The number is formatted as it is typed; a pasted number with a country code sets the code, too. */
export function WhatsAppField({ form, numberProps }: { form: Form; numberProps: NumberProps }) {
  const id = useId()
  const { countryCode, phoneNumber } = form.values

  const changeCode = (code: string | null) => {
    if (!code) return
    form.setValues({ countryCode: code as CountryCode, phoneNumber: formatPhone(code as CountryCode, phoneNumber) })
  }

  return (
    <Input.Wrapper id={id} label="WhatsApp number (optional)" size="lg">
      <Group gap={0} wrap="nowrap" align="flex-start" className={classes.joined}>
        <Select
          size="lg"
          aria-label="Country code"
          className={classes.code}
          autoComplete="tel-country-code"
          allowDeselect={false}
          withCheckIcon={false}
          searchable
          selectFirstOptionOnChange
          nothingFoundMessage="No such country"
          data={codes}
          filter={({ options, search }) => options.filter((option) => isFound(option as ComboboxItem, search))}
          renderOption={({ option }) => nameOf(option.value)}
          // A list that scrolls would be a stop of its own for the keyboard.
          scrollAreaProps={{ viewportProps: { tabIndex: -1 } }}
          comboboxProps={{ width: 260, position: 'bottom-start', withinPortal: false }}
          maxDropdownHeight={280}
          onFocus={({ currentTarget }) => currentTarget.select()}
          value={countryCode}
          onChange={changeCode}
        />
        <PhoneInput
          id={id}
          size="lg"
          className={classes.number}
          name="tel"
          autoComplete="tel-national"
          {...numberProps}
          value={phoneNumber}
          format={(typed) => readPhone(countryCode, typed).phoneNumber}
          onType={(_shown, typed) => form.setValues(readPhone(countryCode, typed))}
        />
      </Group>
    </Input.Wrapper>
  )
}

/** The chosen code is not a search term: all codes are shown then. */
const isFound = ({ value }: ComboboxItem, search: string) => {
  const wanted = search.trim().toLowerCase()
  return countries.has(wanted) || nameOf(value).toLowerCase().includes(wanted)
}
