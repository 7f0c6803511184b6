import { brand } from '#domain/brand.ts'
import { oneLine } from '#domain/mail/shown-text.ts'
import { html } from '../html.ts'
import type { MailContent } from '../mail.ts'
import { type Block, headFont, ink, textFont } from './blocks.ts'

export type EmailTemplate = { kind: string; content: MailContent }

/** `preview` is what an inbox shows next to the subject. */
export type EmailParts = Pick<MailContent, 'subject' | 'listedAs'> & {
  preview: string
  blocks: Block[]
  footnotes: Block[]
}

const paper = '#F4F1E8'
const rule = '#E4E0D6'
const smallInk = '#5F6D68'
const green = '#0E7C66'
const tagline = `${brand.name}. ${brand.tagline}`

/** The glide path, drawn with borders: email clients block images. Outlook's Word engine has no rounded corners. */
const logo = html`<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<!--[if !mso]><!--><td style="padding:1px 11px 0 2px;vertical-align:top" aria-hidden="true">
<div style="width:22px;height:15px;border-left:2px solid ${green};border-bottom:2px solid ${green};border-bottom-left-radius:100%;font-size:0;line-height:0">&nbsp;</div>
<div style="width:22px;height:2px;margin-top:3px;border-top:1px solid ${ink};border-bottom:1px solid ${ink};font-size:0;line-height:0">&nbsp;</div>
</td><!--<![endif]-->
<td style="vertical-align:top;color:${ink};font-family:${headFont};font-size:26px;line-height:33px;font-weight:560;letter-spacing:-0.01em">${brand.name}</td>
</tr></table>`

/** One email in two formats, HTML and text, from the same blocks. */
export function emailTemplate(
  kind: string,
  { subject, listedAs, preview, blocks, footnotes }: EmailParts,
): EmailTemplate {
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<title>${subject}</title>
<style>@media (max-width:480px){.page{padding:16px 12px!important}.wide{padding-left:24px!important;padding-right:24px!important}}</style>
</head>
<body bgcolor="${paper}" style="margin:0;padding:0;background:${paper};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden">${preview}</div>
<div role="article" aria-roledescription="email" aria-label="${subject}" lang="en">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${paper}"><tr><td class="page" align="center" style="padding:32px 24px">
<table role="presentation" width="552" cellpadding="0" cellspacing="0" border="0" bgcolor="#FFFFFF" style="width:100%;max-width:552px;background:#FFFFFF;border:1px solid ${rule};border-radius:8px;border-collapse:separate;text-align:left">
<tr><td class="wide" style="padding:24px 40px 27px;border-bottom:1px solid ${rule}">${logo}</td></tr>
<tr><td class="wide" style="padding:40px;color:${ink};font-family:${textFont};font-size:16px;line-height:24px">
<h1 style="margin:0 0 16px;font-family:${headFont};font-size:32px;line-height:40px;font-weight:440;letter-spacing:-0.014em">${subject}</h1>
${blocks.map((block) => block.html)}
</td></tr>
<tr><td class="wide" style="padding:24px 40px 32px;border-top:1px solid ${rule};color:${smallInk};font-family:${textFont};font-size:13px;line-height:20px">
${footnotes.map((block) => block.html)}
<p style="margin:0">${tagline}</p>
</td></tr>
</table>
</td></tr></table>
</div>
</body>
</html>`
  const textOf = (parts: Block[]) => parts.map((block) => block.text).filter(Boolean)
  const text = [subject, ...textOf(blocks), '--', ...textOf(footnotes), tagline].join('\n\n')
  return { kind, content: { subject: oneLine(subject), listedAs, html: page.markup, text: `${text}\n` } }
}
