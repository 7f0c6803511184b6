const openMenus = () => [...document.querySelectorAll<HTMLDetailsElement>('header details[open]')]

/** The menu of a public page needs no script to open. With one, Escape, a tap elsewhere and each of its links close it. */
export function closeMenus() {
  document.addEventListener('click', ({ target }) => {
    for (const menu of openMenus())
      if (target instanceof Element && (!menu.contains(target) || target.closest('a'))) menu.open = false
  })
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    for (const menu of openMenus()) {
      menu.open = false
      menu.querySelector('summary')?.focus()
    }
  })
}
