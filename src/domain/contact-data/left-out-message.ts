/** To the writer of a text that is stored without contact data, before it is sent. Apart from the finder, which is large. */
export const leftOutMessage =
  'Phone numbers, addresses, links and account names are left out of it. The rest is sent as written.'
