import { expect, test } from 'vitest'
import { factorOfCrash, sectionIn } from './factor.ts'

test.each([
  ['22350', '22350', ''],
  ['VC 22350', '22350', ''],
  ['22107 VC', '22107', ''],
  ['22107 CVC', '22107', ''],
  ['21658(a)', '21658', 'a'],
  ['21453 A', '21453', 'a'],
  ['21650.1', '21650.1', ''],
  ['216501', '21650.1', ''],
  ['21453(a) VC', '21453', 'a'],
])('%j is section %s%s', (text, number, letter) => {
  expect(sectionIn(text)).toEqual({ number, letter })
})

test.each(['', 'UNSAFE MERGE', 'A', '23'])('%j holds no section', (text) => {
  expect(sectionIn(text)).toBeUndefined()
})

test.each([
  ['22350', 'unsafeSpeed'],
  ['22107', 'improperTurning'],
  ['21453A', 'signals'],
  ['21453', 'signals'],
  ['21453B', 'autoRightOfWay'],
  ['21453D', 'pedestrianViolation'],
  ['21457', 'signals'],
  ['21452', 'signals'],
  ['21367B', 'signals'],
  ['21367A', 'otherHazardous'],
  ['22450A', 'signals'],
  ['21460C', 'wrongSide'],
  ['214605', 'wrongSide'],
  ['216501', 'wrongSide'],
  ['21752', 'wrongSide'],
  ['21658B', 'laneChange'],
  ['21806', 'autoRightOfWay'],
  ['21806A', 'autoRightOfWay'],
  ['21950A', 'pedestrianRightOfWay'],
  ['21950B', 'pedestrianViolation'],
  ['21950', 'otherHazardous'],
  ['21959', 'pedestrianViolation'],
  ['21964', 'pedestrianViolation'],
  ['21966', 'pedestrianViolation'],
  ['21451A', 'otherHazardous'],
  ['21451C', 'pedestrianViolation'],
  ['23152A', 'underInfluence'],
  ['212005', 'underInfluence'],
  ['231235', 'otherHazardous'],
  ['21654A', 'impeding'],
  ['21756A', 'improperPassing'],
  ['22106', 'startingOrBacking'],
  ['22517', 'otherHazardous'],
  ['24250', 'lights'],
  ['25250', 'lights'],
  ['26451', 'otherHazardous'],
  ['20002', 'otherHazardous'],
  ['2800.1 VC', 'otherHazardous'],
  ['UNSAFE MERGE', 'unknown'],
  ['', 'unknown'],
])('a violation of %j is %s', (violation, factor) => {
  expect(factorOfCrash('A', violation)).toBe(factor)
})

test.each([
  ['B', 'otherImproperDriving'],
  ['E', 'otherImproperDriving'],
  ['C', 'otherThanDriver'],
  ['D', 'unknown'],
  ['-', 'unknown'],
  ['', 'unknown'],
])('code %j is %s, whatever the text says', (code, factor) => {
  expect(factorOfCrash(code, '22350')).toBe(factor)
})
