import { Group, Input, Select } from '@mantine/core'
import { useId } from 'react'
import { type BuyerCountryCode, buyerCountryCodes, formatBuyerPhone, readBuyerPhone } from '#domain/buyers/phone.ts'
import { PhoneInput } from '../ui/phone-input.tsx'
import type { useCheckedForm } from '../ui/use-checked-form.ts'
import classes from './phone-field.module.css'

const countries = new Map<string, string>(buyerCountryCodes.map(({ code, country }) => [code, country]))

type Phone = { countryCode: BuyerCountryCode; phone: string }
type Props = {
  form: {
    values: Phone
    setValues: (changed: Partial<Phone>) => void
    getInputProps: (field: 'phone') => ReturnType<ReturnType<typeof useCheckedForm<Phone>>['getInputProps']>
  }
}

/** Country code and number, joined. The number is formatted as it is typed. */
export function PhoneField({ form }: Props) {
  const id = useId()
  const { countryCode, phone } = form.values
  const changeCode = (code: string | null) => {
    if (!code) return
    form.setValues({ countryCode: code as BuyerCountryCode, phone: formatBuyerPhone(code as BuyerCountryCode, phone) })
  }
  const { onChange: _, ...phoneProps } = form.getInputProps('phone')
  return (
    <Input.Wrapper
      id={id}
      label="Phone (optional)"
      description={countryCode === '+1' ? 'Format: (123) 456-7890' : 'Digits only.'}
      error={phoneProps.error}
    >
      <Group gap={0} wrap="nowrap" className={classes.joined}>
        <Select
          aria-label="Country code"
          className={classes.code}
          autoComplete="tel-country-code"
          allowDeselect={false}
          data={buyerCountryCodes.map(({ code }) => code)}
          renderOption={({ option }) => `${option.value} ${countries.get(option.value)}`}
          // A list that scrolls would be a stop of its own for the keyboard.
          scrollAreaProps={{ viewportProps: { tabIndex: -1 } }}
          comboboxProps={{ width: 220, position: 'bottom-start', withinPortal: false }}
          value={countryCode}
          onChange={changeCode}
        />
        <PhoneInput
          id={id}
          className={classes.number}
          name="phone"
          autoComplete="tel-national"
          {...phoneProps}
          error={Boolean(phoneProps.error)}
          value={phone}
          format={(typed) => readBuyerPhone(countryCode, typed).phone}
          onType={(_shown, typed) => form.setValues(readBuyerPhone(countryCode, typed))}
        />
      </Group>
    </Input.Wrapper>
  )
}
