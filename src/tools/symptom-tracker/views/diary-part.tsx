import { Component, type ReactNode, Suspense } from 'react'
import { Button } from '#design/button/button.tsx'
import type { Words } from '#tools/symptom-tracker/words.en.ts'

export interface DiaryPartProps {
  words: Words['shell']
  /** What is fetched when it is opened. */
  children: ReactNode
}

/**
 * A part of the diary that only those fetch who open it. When it does not come, because a new build
 * has taken its file away or the network is gone, the rest of the diary stays.
 */
export class DiaryPart extends Component<DiaryPartProps, { isMissing: boolean }> {
  static getDerivedStateFromError = () => ({ isMissing: true })

  override state = { isMissing: false }

  override render() {
    const { children, words } = this.props
    if (!this.state.isMissing) {
      return <Suspense fallback={<p role="status">{words.opening}</p>}>{children}</Suspense>
    }
    return (
      <>
        <p role="alert">{words.partMissing}</p>
        <Button onClick={() => location.reload()}>{words.reload}</Button>
      </>
    )
  }
}
