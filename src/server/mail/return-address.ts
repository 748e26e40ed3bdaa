import type { OutgoingMail } from './sender.ts'

/** Which mail something that came back is about, and the tag that makes sure of it. */
export interface ReturnedMail {
  mailId: string
  tag: string
}

const mailId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/**
 * The return address of one mail (VERP): what comes back says by it which mail it is about.
 * `bounces@clinic.example` becomes `bounces+<mail>.<tag>@clinic.example`.
 */
export function writeReturnAddress(base: string, { id, tag }: OutgoingMail) {
  if (!tag || !mailId.test(id)) return base
  const at = base.lastIndexOf('@')
  return `${base.slice(0, at)}+${id.replaceAll('-', '')}.${tag}${base.slice(at)}`
}

/** A text in a pattern, as it stands. */
export const literally = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/** Every return address of ours in a text, such as the headers of a bounce. */
export function findReturnAddresses(base: string, text: string): ReturnedMail[] {
  const [name = '', domain = ''] = base.split('@').map(literally)
  const address = new RegExp(`\\b${name}\\+([\\da-f]{32})\\.([\\da-f]{16})@${domain}\\b`, 'gi')
  return [...text.matchAll(address)].map(([, id = '', tag = '']) => ({
    mailId: id.toLowerCase().replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'),
    tag: tag.toLowerCase(),
  }))
}
