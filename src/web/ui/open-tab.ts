/** Opens a tab during the click, so that no pop-up blocker interferes, and navigates it once the URL is known. */
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
