/** To the writer of a text that is stored without contact data, before it is sent. Apart from the finder, which is large. */
export const leftOutMessage =
  'Phone numbers, addresses, links and account names are left out of it. The rest is sent as written.'

/** The same for a cover letter, which is read as written once the application is accepted. */
export const heldMessage =
  'Phone numbers, addresses, links and account names in it are held until your application is accepted. The rest is sent as written.'
