import { Island } from '#design/island/island.tsx'
import { CallBackForm } from '#forms/message/call-back-form.tsx'
import { messageFormWords } from '#forms/message/words.ts'
import type { Locale } from '#language/locales.ts'
import './call-back.css'

/** Where the short form stands on its page. */
export const callBackId = 'call-back'

/** The short form at the foot of a page. */
export const CallBack = ({ locale }: { locale: Locale }) => (
  <div id={callBackId} className="wrap call-back no-print">
    <Island
      name="call-back-form"
      component={CallBackForm}
      props={{ locale }}
      words={messageFormWords[locale]}
    />
  </div>
)
