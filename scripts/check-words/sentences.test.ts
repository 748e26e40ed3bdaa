import { expect, test } from 'vitest'
import { sentencesOf, wordsOf } from './sentences.ts'

test('sentences end at points, questions and exclamations', () => {
  expect(sentencesOf('Call us. Can you turn? Stop! Rest')).toEqual([
    'Call us.',
    'Can you turn?',
    'Stop!',
    'Rest',
  ])
})

test('the point of a shortened word ends nothing', () => {
  expect(sentencesOf('Alex Sample, D.C. examines you. We open at 9.')).toHaveLength(2)
  expect(sentencesOf('Abrimos a las 9 a. m. y cerramos a las 6 p. m. Llame antes.')).toHaveLength(2)
})

test('a point inside a figure ends nothing', () => {
  expect(sentencesOf('Pain fell by 2.5 points.')).toHaveLength(1)
})

test('a closing quotation mark belongs to its sentence', () => {
  expect(sentencesOf('Say "stop." Then rest.')).toEqual(['Say "stop."', 'Then rest.'])
})

test('compounds, figures and shortened forms are one word', () => {
  expect(wordsOf("Don't lift 15,124 follow-up bags — ever")).toEqual([
    "Don't",
    'lift',
    '15,124',
    'follow-up',
    'bags',
    'ever',
  ])
})
