import { spelled } from './spelling.ts'

/** Where people write to each other; a space may stand where the sign says so. */
const services =
  'whats_app tele_gram sk_ype viber insta_gram insta ig face_book fb messenger linked_in we_chat weixin discord twitter tiktok snapchat snap threads kakaotalk kakao zalo git_hub calendly cash_tag cash_app venmo google_chat google_voice hangouts reddit fiverr upwork bluesky mastodon threema botim xing facetime imessage onlinejobs tg vk qq g_chat paypal_me'
/** Messengers: an ordinary sentence about books doesn't go on with one word after them. */
const messengers =
  'whats_app tele_gram sk_ype viber insta_gram insta ig we_chat weixin discord snapchat snap kakaotalk zalo tg'
/** Names of services that are words as well count only when they are written as names. */
const named = 'LI|Signal|SIGNAL|Line|LINE|Slack|SLACK|Teams|X'

const anyOf = (names: string) => names.split(' ').map(spelled).join('|')

export const service = `(?:(?:${anyOf(services)})(?![\\p{L}\\p{N}])|(?:${named})(?![\\p{L}\\p{N}]))`
export const messenger = `(?:${anyOf(messengers)})(?![\\p{L}\\p{N}])`
