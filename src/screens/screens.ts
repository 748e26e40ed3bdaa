import type { ComponentType } from 'react'
import { AboutScreen } from '#screens/about-screen.tsx'
import { AccidentReportScreen } from '#screens/accident-report-screen.tsx'
import { ActionPlanScreen } from '#screens/action-plan-screen.tsx'
import { AnswerScreen } from '#screens/answer-screen.tsx'
import { AreaScreen } from '#screens/area-screen.tsx'
import { AreasScreen } from '#screens/areas-screen.tsx'
import { AttorneyScreen } from '#screens/attorney-screen.tsx'
import { ColleagueScreen } from '#screens/colleague-screen.tsx'
import { ConditionScreen } from '#screens/condition-screen.tsx'
import { ContactScreen } from '#screens/contact-screen.tsx'
import { CrashPlaceScreen } from '#screens/crash-place-screen.tsx'
import { CrashPlacesScreen } from '#screens/crash-places-screen.tsx'
import { DistrictScreen } from '#screens/district-screen.tsx'
import { DossierScreen } from '#screens/dossier-screen.tsx'
import { EntryScreen } from '#screens/entry-screen.tsx'
import { EventsScreen } from '#screens/events-screen.tsx'
import { FaqScreen } from '#screens/faq-screen.tsx'
import { FeedbackNotStoredScreen } from '#screens/feedback-not-stored-screen.tsx'
import { GuideScreen } from '#screens/guide-screen.tsx'
import { HomeScreen } from '#screens/home-screen.tsx'
import { HospitalsScreen } from '#screens/hospitals-screen.tsx'
import { HubScreen } from '#screens/hub-screen.tsx'
import { ImmediateHelpScreen } from '#screens/immediate-help-screen.tsx'
import { IssueScreen } from '#screens/issue-screen.tsx'
import { LandingScreen } from '#screens/landing-screen.tsx'
import { MessageReceivedScreen } from '#screens/message-received-screen.tsx'
import { MessageRetryScreen } from '#screens/message-retry-screen.tsx'
import { MoneyScreen } from '#screens/money-screen.tsx'
import { NeighborhoodsScreen } from '#screens/neighborhoods-screen.tsx'
import { NewsletterLinkEndedScreen } from '#screens/newsletter-link-ended-screen.tsx'
import { NewsletterRetryScreen } from '#screens/newsletter-retry-screen.tsx'
import { NewsletterScreen } from '#screens/newsletter-screen.tsx'
import { NoticeScreen } from '#screens/notice-screen.tsx'
import { OfflineScreen } from '#screens/offline-screen.tsx'
import { PainDashboardScreen } from '#screens/pain-dashboard-screen.tsx'
import { PersonScreen } from '#screens/person-screen.tsx'
import { PhaseScreen } from '#screens/phase-screen.tsx'
import { PostListScreen } from '#screens/post-list-screen.tsx'
import { PostScreen } from '#screens/post-screen.tsx'
import { ProvidersScreen } from '#screens/providers-screen.tsx'
import { RecoveryCalculatorScreen } from '#screens/recovery-calculator-screen.tsx'
import { RequestRetryScreen } from '#screens/request-retry-screen.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'
import { ServiceScreen } from '#screens/service-screen.tsx'
import { SiteMapScreen } from '#screens/site-map-screen.tsx'
import { SymptomTrackerScreen } from '#screens/symptom-tracker-screen.tsx'
import { WelcomeScreen } from '#screens/welcome-screen.tsx'
import { type PageId, type PageKind, type PageOf, page } from '#site/addresses.ts'

/** Every screen by its name; `hub` is `src/screens/hub-screen.tsx`, and what it imports it draws. */
export const screens = {
  about: AboutScreen,
  'accident-report': AccidentReportScreen,
  'action-plan': ActionPlanScreen,
  answer: AnswerScreen,
  area: AreaScreen,
  areas: AreasScreen,
  faq: FaqScreen,
  attorney: AttorneyScreen,
  colleague: ColleagueScreen,
  condition: ConditionScreen,
  contact: ContactScreen,
  'crash-place': CrashPlaceScreen,
  'crash-places': CrashPlacesScreen,
  district: DistrictScreen,
  dossier: DossierScreen,
  entry: EntryScreen,
  events: EventsScreen,
  'feedback-not-stored': FeedbackNotStoredScreen,
  guide: GuideScreen,
  home: HomeScreen,
  hospitals: HospitalsScreen,
  hub: HubScreen,
  'immediate-help': ImmediateHelpScreen,
  issue: IssueScreen,
  landing: LandingScreen,
  'message-received': MessageReceivedScreen,
  'message-retry': MessageRetryScreen,
  money: MoneyScreen,
  neighborhoods: NeighborhoodsScreen,
  newsletter: NewsletterScreen,
  'newsletter-link-ended': NewsletterLinkEndedScreen,
  'newsletter-retry': NewsletterRetryScreen,
  notice: NoticeScreen,
  offline: OfflineScreen,
  'pain-dashboard': PainDashboardScreen,
  person: PersonScreen,
  phase: PhaseScreen,
  post: PostScreen,
  'post-list': PostListScreen,
  providers: ProvidersScreen,
  'recovery-calculator': RecoveryCalculatorScreen,
  'request-retry': RequestRetryScreen,
  service: ServiceScreen,
  'site-map': SiteMapScreen,
  'symptom-tracker': SymptomTrackerScreen,
  welcome: WelcomeScreen,
} as const satisfies Record<string, ComponentType<ScreenProps>>

export type ScreenName = keyof typeof screens

type ScreensByKind = {
  readonly [Kind in PageKind]: ScreenName | Readonly<Record<PageOf<Kind>, ScreenName>>
}

/** What draws the pages of a kind: one screen for all of them, or one named for each. */
const screensByKind: ScreensByKind = {
  home: 'home',
  landing: {
    'same-day-care': 'landing',
    'injury-chiropractor': 'welcome',
  },
  hub: {
    services: 'hub',
    conditions: 'hub',
    tools: 'hub',
    about: 'hub',
    areas: 'areas',
  },
  entry: 'entry',
  tool: {
    'action-plan': 'action-plan',
    'recovery-calculator': 'recovery-calculator',
    'symptom-tracker': 'symptom-tracker',
  },
  phase: 'phase',
  post: 'post',
  'post-list': 'post-list',
  condition: 'condition',
  service: 'service',
  about: {
    'about-clinic': 'about',
    'about-chiropractor': 'person',
    mission: 'about',
    training: 'about',
    'what-to-expect': 'about',
    'why-choose': 'about',
    'treatment-process': 'about',
  },
  colleague: 'colleague',
  resource: {
    'immediate-help': 'immediate-help',
    'your-situation': 'guide',
    'papers-police': 'guide',
    'recovery-roadmap': 'guide',
    'money-matters': 'money',
    'your-rights': 'guide',
    movements: 'guide',
    'real-stories': 'guide',
    faq: 'faq',
    'insurance-guide': 'guide',
  },
  newsletter: 'newsletter',
  issue: 'issue',
  legal: {
    'attorney-referrals': 'attorney',
    documentation: 'dossier',
    'medical-expert': 'dossier',
  },
  report: {
    'accident-report': 'accident-report',
    'crash-places': 'crash-places',
    'pain-dashboard': 'pain-dashboard',
  },
  'crash-place': 'crash-place',
  district: 'district',
  area: {
    neighborhoods: 'neighborhoods',
    berkeley: 'area',
    alameda: 'area',
    'san-leandro': 'area',
  },
  directory: {
    events: 'events',
    hospitals: 'hospitals',
    providers: 'providers',
  },
  contact: 'contact',
  'site-map': 'site-map',
  notice: 'notice',
  answer: {
    'newsletter-check-inbox': 'answer',
    'newsletter-confirm': 'answer',
    'newsletter-confirmed': 'answer',
    'newsletter-unsubscribe': 'answer',
    'newsletter-unsubscribed': 'answer',
    'newsletter-start-again': 'answer',
    'newsletter-retry': 'newsletter-retry',
    'newsletter-link-ended': 'newsletter-link-ended',
    'message-received': 'message-received',
    'message-retry': 'message-retry',
    'request-retry': 'request-retry',
    'feedback-received': 'answer',
    'feedback-not-stored': 'feedback-not-stored',
    'message-answered': 'answer',
    'message-noted': 'answer',
    'message-link-ended': 'answer',
    offline: 'offline',
  },
}

/**
 * The name of the screen that draws a page.
 * @throws Error when the table names none.
 */
export function screenOf(id: PageId): ScreenName {
  const screen: ScreenName | Partial<Record<PageId, ScreenName>> = screensByKind[page(id).kind]
  const name = typeof screen === 'string' ? screen : screen[id]
  if (!name) throw new Error(`src/screens/screens.ts names no screen for the page ${id}`)
  return name
}

/** Screens that hold the newsletter form themselves: the footer then leaves its own out. */
export const newsletterScreens: readonly ScreenName[] = [
  'newsletter',
  'newsletter-link-ended',
  'newsletter-retry',
]
