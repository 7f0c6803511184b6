/** A scheduling service's page, prefilled Calendly-style, without its cookie banner. */
export function embeddedUrl(url: string, person: { name: string; email: string }, appUrl: string): string {
  const prefilled = new URL(url)
  prefilled.searchParams.set('name', person.name)
  prefilled.searchParams.set('email', person.email)
  prefilled.searchParams.set('hide_gdpr_banner', '1')
  prefilled.searchParams.set('embed_type', 'Inline')
  prefilled.searchParams.set('embed_domain', new URL(appUrl).host)
  return prefilled.href
}
