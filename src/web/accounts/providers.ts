/** The OpenID providers of this installation, as the server wrote them into the page. */
export function providers(): { key: string; label: string }[] {
  const written = document.querySelector<HTMLMetaElement>('[name="glide:openid"]')?.content ?? '[]'
  return (JSON.parse(written) as [string, string][]).map(([key, label]) => ({ key, label }))
}

export const providerLabel = (key: string) =>
  providers().find((provider) => provider.key === key)?.label ?? 'the login page'
