import { AnswerScreen } from '#screens/answer-screen.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'
import { screenWords } from '#screens/words.ts'
import { href, page } from '#site/addresses.ts'
import { offlinePages } from './offline/offline-pages.ts'

/** Shown in the place of a page that is not kept, when there is no network: what opens all the same. */
export function OfflineScreen(props: ScreenProps) {
  const { locale } = props
  return (
    <AnswerScreen {...props}>
      <h2>{screenWords[locale].openOffline}</h2>
      <ul>
        {offlinePages.map((id) => (
          <li key={id}>
            <a href={href(id, locale)}>{page(id).name[locale]}</a>
          </li>
        ))}
      </ul>
    </AnswerScreen>
  )
}
