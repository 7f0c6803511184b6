import { expect, test } from 'vitest'
import { networkOfAddress } from './network-of.ts'

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::ffff:c000:201', '192.0.2.1'],
  ['2001:DB8:1:2:3::5', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['1:2:3::6:7:8', '1:2:3:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::1.2.3.4', '0:0:0:0::/64'],
  ['', 'unknown'],
  ['192.0.2.1:443', 'unknown'],
  ['192.0.2.01', 'unknown'],
  ['<script>', 'unknown'],
])('%s counts as %s', (address, network) => {
  expect(networkOfAddress(address)).toBe(network)
})
