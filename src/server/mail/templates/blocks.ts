import { firstName } from '#domain/accounts/first-name.ts'
import { shownName } from '#domain/mail/shown-text.ts'
import { type Html, html } from '../html.ts'

/** A part of an email in both formats. */
export type Block = { html: Html; text: string }

export const ink = '#10211D'
export const headFont = 'Fraunces,Georgia,Times,serif'
export const textFont = 'Inter,Arial,Helvetica,sans-serif'
const quietInk = '#43534E'
const green = '#0E7C66'
/** Georgia has old-style figures; a code is read digit by digit. */
const figureFont = 'Fraunces,Times New Roman,Times,serif'

/** `plainText` is for when the text format needs a different wording ("the link" for "the button"). */
export const paragraph = (content: string, plainText = content): Block => ({
  html: html`<p style="margin:0 0 16px">${content}</p>`,
  text: plainText,
})

export const note = (content: string, plainText = content): Block => ({
  html: html`<p style="margin:0;font-size:14px;line-height:20px;color:${quietInk}">${content}</p>`,
  text: plainText,
})

export const button = (label: string, link: string): Block => ({
  html: html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0 32px"><tr>
<td bgcolor="${green}" style="border-radius:8px"><a href="${webAddress(link)}" style="display:inline-block;padding:12px 25px;color:#FFFFFF;font-family:${textFont};font-size:16px;line-height:24px;font-weight:600;text-decoration:none;border-radius:8px">${label}</a></td>
</tr></table>`,
  text: `${label}:\n${webAddress(link)}`,
})

/** Six digits on the double rule. */
export const code = (digits: string): Block => {
  const spaced = `${digits.slice(0, 3)} ${digits.slice(3)}`
  return {
    html: html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px"><tr>
<td style="padding:0 0 4px;border-bottom:1px solid ${ink};color:${ink};font-family:${figureFont};font-size:40px;line-height:48px;font-variant-numeric:lining-nums tabular-nums;letter-spacing:0.04em;white-space:nowrap">${spaced}</td>
</tr><tr><td height="4" style="height:4px;border-bottom:1px solid ${ink};font-size:0;line-height:0">&nbsp;</td></tr></table>`,
    text: spaced,
  }
}

/** What an email is about: a figure on the double rule, with details below. */
export const summary = (figure: string, lines: string[]): Block => ({
  html: html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 12px"><tr>
<td style="padding:0 0 8px;border-bottom:1px solid ${ink};color:${ink};font-family:${figureFont};font-size:28px;line-height:36px;font-variant-numeric:lining-nums tabular-nums">${figure}</td>
</tr><tr><td height="2" style="height:2px;border-bottom:1px solid ${ink};font-size:0;line-height:0">&nbsp;</td></tr></table>
${lines.map((line, index) => html`<p style="margin:0 0 ${index === lines.length - 1 ? '24px' : '0'};color:${quietInk}">${line}</p>`)}`,
  text: `${figure}\n\n${lines.join('\n')}`,
})

/** The button's link in full, for the footer. The text format shows it already. */
export const copyableLink = (link: string): Block => ({
  html: html`<p style="margin:0 0 12px">If the button doesn’t work, copy this link into your browser:<br><a href="${webAddress(link)}" style="color:${green};text-decoration:underline;word-break:break-all">${link}</a></p>`,
  text: '',
})

export const footnote = (content: string): Block => ({
  html: html`<p style="margin:0 0 24px">${content}</p>`,
  text: content,
})

/** By the first name, if it is one. */
export function greeting(name: string): Block {
  const shown = firstName(shownName(name, ''))
  return paragraph(shown ? `Hi ${shown},` : 'Hi,')
}

function webAddress(link: string): string {
  if (!/^https?:$/.test(new URL(link).protocol)) throw new Error('An email links to web addresses only.')
  return link
}
