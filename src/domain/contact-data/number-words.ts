import { plainTextOf } from './plain-text.ts'
import { spelled } from './spelling.ts'

/** Words for digits in the languages that talent and firms write, without accents, with how many digits each stands for. */
const words: Record<string, number> = {}
const add = (list: string, digits: number) => {
  for (const word of list.split(' ')) words[plainTextOf(word).text] = digits
}
add('zero oh one two three four five six seven eight nine', 1)
add('ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen', 2)
add('twenty thirty forty fifty sixty seventy eighty ninety', 2)
add('hundred', 2)
add('cero uno dos tres cuatro cinco seis siete ocho nueve', 1)
add('veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa', 1)
add('diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve', 2)
add('veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve', 2)
add('um uma dois duas tres quatro sete oito nove', 1)
add('un une deux trois quatre cinq sept huit neuf', 1)
add('null eins zwei zwo drei vier funf sechs sieben acht neun', 1)
add('sero isa dalawa tatlo apat lima anim pito walo siyam', 1)
add('shunya ek do teen char paanch panch chhe chhah saat aath nau', 1)
add('singko sais siyete otso nuwebe kwatro sero usa duha tulo upat unom', 1)
add('due quattro cinque sei sette otto nove', 1)
add('nol satu tiga empat enam tujuh delapan sembilan', 1)
add('ноль нуль один одна два три четыре пять шесть семь восемь девять', 1)
add('чотири шість сім вісім дев’ять', 1)
add('शून्य एक दो तीन चार पांच पाँच छह छः सात आठ नौ', 1)
add('sifar sifr wahid ithnan thalatha arbaa khamsa sitta sabaa thamania tisaa', 1)
add('niner naught nought', 1)
add('jeden dwa trzy cztery piec szesc siedem osiem dziewiec', 1)

export const digitsOfWord = (word: string): number => words[word.toLowerCase()] ?? (dressedDigit.test(word) ? 1 : 0)

const english = 'zero|oh|one|two|three|four|five|six|seven|eight|nine'
/** With figures or stars for some of the letters: `f1ve`, `s3v3n`, `f*ve`. */
export const dressedNumeral = `(?=\\p{L}*[\\d*])(?:${english.replace('oh|', '').split('|').map(spelled).join('|')})(?![\\p{L}\\p{N}])`
const dressedDigit = new RegExp(`^${dressedNumeral}$`, 'u')
/** Several words without a gap: `nineonesevenfive`. */
export const joinedNumerals = new RegExp(`(?<!\\p{L})(?:${english}){5,}(?!\\p{L})`, 'giu')
export const countJoined = (joined: string): number => joined.match(new RegExp(english, 'gi'))?.length ?? 0
