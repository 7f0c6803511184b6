/** Opens a tab at the click itself, which no pop-up blocker minds, and leads it on once the address is known. */
export async function openTab(findUrl: () => Promise<string>): Promise<void> {
  const tab = window.open('', '_blank')
  try {
    const url = await findUrl()
    if (!tab) return location.assign(url)
    tab.opener = null
    tab.location.replace(url)
  } catch (error) {
    tab?.close()
    throw error
  }
}
