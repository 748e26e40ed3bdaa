/**
 * A text without the characters that only move a machine: word processors put some of them between
 * lines, and they come along with what is pasted. XML and calendar files may not hold them. Tabs and
 * ends of lines stay.
 */
export const withoutControls = (text: string) =>
  text.replaceAll(/(?![\t\n\r])[\p{Cc}\ufffe\uffff]+/gu, ' ')
