/** The one form that an email address has in a link. */
export const addressPattern = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu

/**
 * Ways to reach someone in their usual forms: years, amounts and credentials look different. The database has the same patterns
 * for public profiles (`app.without_contact`); what people write to each other is searched for many more (`findContactData`).
 */
export const usualForms = [
  addressPattern,
  /\+\d[\d ().-]{6,}\d/gu,
  /(?:phone|tel|mobile|cell|whatsapp|viber|call)[^\p{L}\p{N}]{1,8}\d[\d ().-]{5,}\d/giu,
  /(?<![\p{L}\p{N}$.,])(?:1[ .-]?)?\(?[2-9]\d{2}\)?[ ./-]{0,2}\d{3}[ .-]?\d{4}(?![\p{L}\p{N}])/gu,
  /(?<![\p{L}\p{N}$.,])(?:\(0\d{1,4}\)|0\d{2,4})[ .-]?\d{3,4}[ .-]?\d{3,4}(?![\p{L}\p{N}])/gu,
  /(?<![\p{L}\p{N}$.,])[6-9]\d{4}[ -]\d{5}(?![\p{L}\p{N}])/gu,
]
