import { workerData } from 'node:worker_threads'
import { releaseClaims } from './mail/claims.ts'
import { createStore } from './open-store.ts'
import { answerQuestions } from './store/answer-questions.ts'
import { openSqlite } from './store/sqlite.ts'

/** The thread of the embedded store; its one argument is the folder. */
answerQuestions(await openSqlite(workerData, releaseClaims), createStore)
