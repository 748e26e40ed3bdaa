import { workerData } from 'node:worker_threads'
import { releaseClaims } from './mail/claims.ts'
import { createStore, type StoreThread } from './open-store.ts'
import { answerQuestions } from './store/answer-questions.ts'
import { openSqlite } from './store/sqlite.ts'

const { folder, time }: StoreThread = workerData
const takeOver = time === 'first' ? releaseClaims : async () => {}

/** The thread of the embedded store. */
answerQuestions(await openSqlite(folder, takeOver), createStore)
