import { type ComboboxItem, Group, Input, Select, TextInput, type TextInputProps } from '@mantine/core'
import { type ChangeEvent, useId } from 'react'
import { type CountryCode, codes, countryCodes, splitNumber } from '#domain/intake/country-codes.ts'
import type { IntakeForm } from '#domain/intake/form.ts'
import { formatPhone, typePhone } from '#domain/intake/phone.ts'
import classes from './whatsapp-field.module.css'

type Form = { values: IntakeForm; setValues: (changed: Partial<IntakeForm>) => void }

const countries = new Map<string, string>(countryCodes.map(({ code, country }) => [code, country]))
const nameOf = (code: string) => `${code} ${countries.get(code)}`

/** Country code and number, joined. The number is formatted as it is typed; a pasted number with a country code sets the code, too. */
export function WhatsAppField({ form, numberProps }: { form: Form; numberProps: TextInputProps }) {
  const id = useId()
  const { countryCode, phoneNumber } = form.values

  const changeCode = (code: string | null) => {
    if (!code) return
    form.setValues({ countryCode: code as CountryCode, phoneNumber: formatPhone(code as CountryCode, phoneNumber) })
  }
  const type = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const whole = splitNumber(currentTarget.value)
    if (whole) return form.setValues({ ...whole, phoneNumber: formatPhone(whole.countryCode, whole.phoneNumber) })
    form.setValues({ phoneNumber: typePhone(countryCode, phoneNumber, currentTarget.value) })
  }

  return (
    <Input.Wrapper id={id} label="WhatsApp number (optional)" size="lg">
      <Group gap={0} wrap="nowrap" className={classes.joined}>
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
          comboboxProps={{ width: 260, position: 'bottom-start', withinPortal: false }}
          maxDropdownHeight={280}
          onFocus={({ currentTarget }) => currentTarget.select()}
          value={countryCode}
          onChange={changeCode}
        />
        <TextInput
          id={id}
          size="lg"
          className={classes.number}
          type="tel"
          inputMode="tel"
          name="tel"
          autoComplete="tel-national"
          {...numberProps}
          onChange={type}
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
