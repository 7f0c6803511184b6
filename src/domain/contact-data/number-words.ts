/** Words for digits in the languages that talent and firms write, without accents, with how many digits each stands for. */
const words: Record<string, number> = {}
const add = (list: string, digits: number) => {
  for (const word of list.split(' ')) words[word] = digits
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
add('jeden dwa trzy cztery piec szesc siedem osiem dziewiec', 1)

export const digitsOfWord = (word: string): number => words[word.toLowerCase()] ?? 0

const english = 'zero|oh|one|two|three|four|five|six|seven|eight|nine'
/** Several words without a gap: `nineonesevenfive`. */
export const joinedNumerals = new RegExp(`(?<!\\p{L})(?:${english}){5,}(?!\\p{L})`, 'giu')
export const countJoined = (joined: string): number => joined.match(new RegExp(english, 'gi'))?.length ?? 0
