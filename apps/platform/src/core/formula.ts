/** A spreadsheet takes a text that begins so for a formula, also behind spaces, and some of them in signs of full width. */
export const FORMULA = /^\s*[=+\-@＝＋－＠\t\r]/;
