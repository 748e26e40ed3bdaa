import type { Hono } from 'hono'
import { createNetworks } from '#server/http/networks.ts'
import type { AppContext, RouteServices } from '#server/http/services.ts'
import { addressOf } from '#server/http/visitor-of.ts'
import { createAccountPages } from './account.ts'
import { createClinic } from './clinic.ts'
import { createDeskAnswers } from './desk-answers.ts'
import type { DeskBundle } from './desk-bundle.ts'
import { createFigurePages } from './figures.ts'
import { createLetters, type LetterParts } from './letters.ts'
import { createLogPages } from './log.ts'
import { createPeople } from './people.ts'
import { createSignIn } from './sign-in.ts'
import { createStaff } from './staff.ts'
import { openVerify } from './step-up.ts'
import { createToday } from './today.ts'
import { type DeskContext, type DeskServices, forStaff, localeOf } from './visit.ts'
import { createWords } from './words.ts'
import { createWordsFacts, factsList } from './words-facts.ts'
import { createWordsLists } from './words-lists.ts'
import { createWordsPhotos, storedPhotos } from './words-photos.ts'
import { createWordsPosts, postsList } from './words-posts.ts'
import type { WordsServices } from './words-visit.ts'

/** What the desk on the web needs beside what every route has. */
export interface DeskParts extends DeskBundle {
  /** Where mails are that were written as files. */
  dataDir: string
  letters: LetterParts
}

/** The desk on the web: at its own origin, for whoever is signed in. No GET changes anything. */
export function addDesk(
  app: Hono<AppContext>,
  services: RouteServices & Pick<DeskServices, 'store'> & { desk: DeskParts },
) {
  const { desk, settings } = services
  const answers = createDeskAnswers(desk)
  const { dataDir, letters } = desk
  const { deskNetworks, deskOrigin } = settings
  const deskServices: DeskServices = { ...services, answers, deskOrigin, dataDir }
  const isAllowed = deskNetworks ? createNetworks(deskNetworks) : () => true
  const isHere = (context: DeskContext) =>
    context.req.header('host') === new URL(deskOrigin).host &&
    isAllowed(addressOf(context, services))

  for (const address of ['/desk', '/desk/*']) {
    app.use(address, async (context, next) => {
      context.set('written', describeDeskPath(app, context.req.path))
      if (isHere(context)) return next()
      const view = { screen: 'refused', locale: localeOf(context), why: 'not-found' } as const
      return answers.page(view, 404)
    })
  }

  addDoor(app, deskServices)
  addRooms(app, deskServices)
  addLetters(app, { ...deskServices, letters })
  addClinic(app, deskServices)
  addStaff(app, deskServices)
  addWords(app, { ...deskServices, draw: desk.drawWords })
  app.all('/desk/*', (context) =>
    answers.page({ screen: 'refused', locale: localeOf(context), why: 'not-found' }, 404),
  )
}

const roomOf = (path: string) => path.split('/')[2] ?? ''

/** What of an address is written down: a room that there is. What follows it names a person or a message. */
function describeDeskPath({ routes }: Hono<AppContext>, path: string) {
  const room = roomOf(path)
  if (room === '') return '/desk'
  const isOurs = routes.some(
    (route) => route.path.startsWith('/desk/') && roomOf(route.path) === room,
  )
  return isOurs ? `/desk/${room}` : '/desk/…'
}

/** Where nobody need be signed in. */
function addDoor(app: Hono<AppContext>, services: DeskServices) {
  const { answers } = services
  const door = createSignIn(services)
  for (const screen of ['sign-in', 'enrol'] as const) {
    app.get(`/desk/${screen}`, (context) => {
      const isLost = context.req.query('lost') !== undefined
      return answers.page({ screen, locale: localeOf(context), isLost })
    })
  }
  app.get('/desk/desk.js', () => answers.script())
  app.post('/desk/sign-in/options', door.signInOptions)
  app.post('/desk/sign-in', door.signIn)
  app.post('/desk/enrol/options', door.enrolOptions)
  app.post('/desk/enrol', door.enrol)
  app.post('/desk/passkeys/options', door.addOptions)
  app.post('/desk/passkeys', door.add)
  app.post('/desk/verify/options', door.verifyOptions)
  app.post('/desk/verify', door.verify)
  app.post('/desk/sign-out', forStaff(services, door.signOut))
  app.post('/desk/sign-out-everywhere', forStaff(services, door.signOutEverywhere))
  app.post('/desk/language', forStaff(services, door.setLanguage))
}

function addRooms(app: Hono<AppContext>, services: DeskServices) {
  const today = createToday(services)
  const people = createPeople(services)
  const log = createLogPages(services)
  const figures = createFigurePages(services)
  const account = createAccountPages(services)
  app.get('/desk', forStaff(services, today.show))
  app.get('/desk/today/version', today.showVersion)
  app.post(
    '/desk/stay',
    forStaff(services, ({ frame }) =>
      services.answers.nothing({ 'Session-Ends-In': String(frame.endsIn) }),
    ),
  )
  app.post('/desk/messages/:id', forStaff(services, today.act))
  app.get('/desk/search', forStaff(services, people.openSearch))
  app.post('/desk/search', forStaff(services, people.search))
  app.get('/desk/people/:person', forStaff(services, people.show))
  app.post('/desk/people/:person/note', forStaff(services, people.addNote))
  app.post('/desk/people/:person/stop', forStaff(services, people.stopMail))
  app.post('/desk/people/:person/export', forStaff(services, people.exportAll, 'owner'))
  app.post('/desk/people/:person/erase', forStaff(services, people.erase, 'owner'))
  app.post('/desk/people/:person/hold', forStaff(services, people.setHold, 'owner'))
  app.post('/desk/people/:person/lift-hold', forStaff(services, people.liftHold, 'owner'))
  app.get('/desk/account', forStaff(services, account.show))
  app.post('/desk/sessions/:id', forStaff(services, account.endSession))
  app.post('/desk/passkeys/remove', forStaff(services, account.removePasskey))
  app.get('/desk/verify/*', forStaff(services, openVerify(services)))
  app.get('/desk/figures', forStaff(services, figures.show, 'owner'))
  app.get('/desk/figures/table', forStaff(services, figures.save, 'owner'))
  app.get('/desk/log', forStaff(services, log.show, 'owner'))
  app.post('/desk/log/export', forStaff(services, log.exportAll, 'owner'))
}

function addLetters(app: Hono<AppContext>, services: DeskServices & { letters: LetterParts }) {
  const letters = createLetters(services)
  const forOwner = (act: Parameters<typeof forStaff>[1]) => forStaff(services, act, 'owner')
  app.get('/desk/letters', forOwner(letters.list))
  app.get('/desk/letters/:issue', forOwner(letters.show))
  app.get('/desk/letters/:issue/progress', letters.showProgress)
  app.get('/desk/letters/:issue/mail/:locale', forOwner(letters.showMail))
  app.post('/desk/letters/:issue/test', forOwner(letters.test))
  app.post('/desk/letters/:issue/send', forOwner(letters.send))
  app.post('/desk/letters/:issue/pause', forOwner(letters.pause))
  app.post('/desk/letters/:issue/go-on', forOwner(letters.goOn))
}

function addClinic(app: Hono<AppContext>, services: DeskServices) {
  const clinic = createClinic(services)
  app.get('/desk/clinic', forStaff(services, clinic.show))
  app.post('/desk/clinic/notice', forStaff(services, clinic.notice))
  app.post('/desk/clinic/end', forStaff(services, clinic.endNotice))
  app.post('/desk/clinic/day', forStaff(services, clinic.day))
  app.post('/desk/clinic/usual', forStaff(services, clinic.removeDay))
  app.post('/desk/clinic/take-down', forStaff(services, clinic.takeDown))
  app.post('/desk/clinic/put-back', forStaff(services, clinic.putBack))
}

function addStaff(app: Hono<AppContext>, services: DeskServices) {
  const staff = createStaff(services)
  const forOwner = (act: Parameters<typeof forStaff>[1]) => forStaff(services, act, 'owner')
  app.get('/desk/staff', forOwner(staff.list))
  app.post('/desk/staff', forOwner(staff.invite))
  app.get('/desk/staff/:member', forOwner(staff.show))
  app.post('/desk/staff/:member/role', forOwner(staff.setRole))
  app.post('/desk/staff/:member/words', forOwner(staff.setWordsRight))
  app.post('/desk/staff/:member/link', forOwner(staff.link))
  app.post('/desk/staff/:member/end', forOwner(staff.end))
}

function addWords(app: Hono<AppContext>, services: WordsServices) {
  const words = createWords(services)
  const lists = createWordsLists(services)
  const forEditors = (act: Parameters<typeof forStaff>[1]) => forStaff(services, act, 'words')
  app.get('/desk/words', forEditors(words.show))
  app.get('/desk/words/pages/*', forEditors(words.showPage))
  app.post('/desk/words/pages/*', forEditors(words.savePage))
  app.post('/desk/words/preview', forEditors(words.preview))
  const photos = createWordsPhotos(services)
  app.get('/desk/words/photos/*', photos.show)
  app.post('/desk/words/photos/*', photos.save)
  app.get(`${storedPhotos}/*`, photos.showStored)
  const facts = createWordsFacts(services)
  const fact = `/desk/words/lists/${factsList}/entries/:entry`
  app.get(`/desk/words/lists/${factsList}`, forEditors(facts.show))
  app.get(fact, forEditors(facts.showFact))
  app.post(fact, forEditors(facts.save))
  const posts = createWordsPosts(services)
  app.get(`/desk/words/lists/${postsList}`, forEditors(posts.show))
  app.get(`/desk/words/lists/${postsList}/add`, forEditors(posts.add))
  app.post(`/desk/words/lists/${postsList}/add`, forEditors(posts.save))
  app.get(`/desk/words/lists/${postsList}/entries/:entry`, forEditors(posts.showPost))
  app.get('/desk/words/lists/:list', forEditors(lists.show))
  app.get('/desk/words/lists/:list/add', forEditors(lists.add))
  app.post('/desk/words/lists/:list/add', forEditors(lists.save))
  app.get('/desk/words/lists/:list/entries/:entry', forEditors(lists.showEntry))
  app.post('/desk/words/lists/:list/entries/:entry', forEditors(lists.save))
  app.post('/desk/words/lists/:list/entries/:entry/remove', forEditors(lists.remove))
  app.post('/desk/words/take-back', forEditors(words.takeBack))
}
