const name = 'glide-session'
const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : undefined

/** Tells this browser's other tabs who is signed in now; '' is nobody. */
export function tellOtherTabs(userId: string) {
  if (channel) return channel.postMessage(userId)
  localStorage.setItem(name, userId)
  localStorage.removeItem(name)
}

export function onOtherTab(listen: (userId: string) => void) {
  if (channel) channel.onmessage = ({ data }) => listen(data)
  else addEventListener('storage', ({ key, newValue }) => key === name && newValue !== null && listen(newValue))
}
