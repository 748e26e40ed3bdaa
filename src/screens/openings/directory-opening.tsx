import { OpeningFrame } from '#screens/opening.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'
import './directory-opening.css'

/** The head of a list: short, so that the list begins in the first view. */
export const DirectoryOpening = (page: ScreenProps) => <OpeningFrame {...page} name="directory" />
