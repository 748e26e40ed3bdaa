/**
 * Prints on one page how the clinic has to stand in every directory and map listing, letter for
 * letter: `npm run profile`. Two spellings of one address are two clinics to a search engine.
 */
import { profileLines } from './profile/profile-lines.ts'

console.log(profileLines().join('\n'))
