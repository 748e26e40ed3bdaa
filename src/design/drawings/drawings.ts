import type { ComponentType } from 'react'
import { Back } from './back.tsx'
import { BackToTasks } from './back-to-tasks.tsx'
import { Bars } from './bars.tsx'
import { Bicycle } from './bicycle.tsx'
import { Brain } from './brain.tsx'
import { Bridge } from './bridge.tsx'
import { Calm } from './calm.tsx'
import { CarOccupants } from './car-occupants.tsx'
import { ClinicFront } from './clinic-front.tsx'
import { Consultation } from './consultation.tsx'
import { Crash } from './crash.tsx'
import { DangerSign } from './danger-sign.tsx'
import { DeliveryVan } from './delivery-van.tsx'
import { Diary } from './diary.tsx'
import { DisabilityIndex } from './disability-index.tsx'
import type { SheetDrawingName } from './drawing-names.ts'
import { Fall } from './fall.tsx'
import { FirstHours } from './first-hours.tsx'
import { FoldedMap } from './folded-map.tsx'
import { GentleMovement } from './gentle-movement.tsx'
import { HalfBetter } from './half-better.tsx'
import { HalfSore } from './half-sore.tsx'
import { Head } from './head.tsx'
import { HitAndRun } from './hit-and-run.tsx'
import { LegalRecords } from './legal-records.tsx'
import { Motorcycle } from './motorcycle.tsx'
import { Neck } from './neck.tsx'
import { Nerve } from './nerve.tsx'
import { NightLine } from './night-line.tsx'
import { OpenBook } from './open-book.tsx'
import { OrthopedicTests } from './orthopedic-tests.tsx'
import { PainScale } from './pain-scale.tsx'
import { PhoneList } from './phone-list.tsx'
import { PinnedNotice } from './pinned-notice.tsx'
import { Posture } from './posture.tsx'
import { RangeOfMotion } from './range-of-motion.tsx'
import { RearEnd } from './rear-end.tsx'
import { RecoveryCurve } from './recovery-curve.tsx'
import { Reflex } from './reflex.tsx'
import { SameDayExam } from './same-day-exam.tsx'
import { Scales } from './scales.tsx'
import { Shield } from './shield.tsx'
import { Shoulder } from './shoulder.tsx'
import { Signpost } from './signpost.tsx'
import { Spine } from './spine.tsx'
import { Stairs } from './stairs.tsx'
import { Team } from './team.tsx'
import { ThreeDays } from './three-days.tsx'
import { ThreeStations } from './three-stations.tsx'
import { TrafficLight } from './traffic-light.tsx'
import { Treatment } from './treatment.tsx'
import { TreatmentTable } from './treatment-table.tsx'
import { Truck } from './truck.tsx'
import { TwoChairs } from './two-chairs.tsx'
import { TwoLanguages } from './two-languages.tsx'
import { Vertebrae } from './vertebrae.tsx'
import { Whiplash } from './whiplash.tsx'
import { WholePerson } from './whole-person.tsx'

/** Every drawing that stands beside words, by its name. Not for islands: it brings all of them. */
export const drawings: Readonly<Record<SheetDrawingName, ComponentType>> = {
  back: Back,
  brain: Brain,
  calm: Calm,
  head: Head,
  neck: Neck,
  nerve: Nerve,
  shoulder: Shoulder,
  spine: Spine,
  reflex: Reflex,
  whiplash: Whiplash,
  'car-occupants': CarOccupants,
  consultation: Consultation,
  fall: Fall,
  'hit-and-run': HitAndRun,
  motorcycle: Motorcycle,
  'night-line': NightLine,
  'rear-end': RearEnd,
  'same-day-exam': SameDayExam,
  treatment: Treatment,
  truck: Truck,
  'whole-person': WholePerson,
  'recovery-curve': RecoveryCurve,
  'three-days': ThreeDays,
  diary: Diary,
  bars: Bars,
  'clinic-front': ClinicFront,
  'folded-map': FoldedMap,
  'open-book': OpenBook,
  'phone-list': PhoneList,
  'pinned-notice': PinnedNotice,
  scales: Scales,
  signpost: Signpost,
  'three-stations': ThreeStations,
  'treatment-table': TreatmentTable,
  vertebrae: Vertebrae,
  bicycle: Bicycle,
  bridge: Bridge,
  'delivery-van': DeliveryVan,
  shield: Shield,
  stairs: Stairs,
  team: Team,
  'traffic-light': TrafficLight,
  'two-chairs': TwoChairs,
  'two-languages': TwoLanguages,
  'disability-index': DisabilityIndex,
  'legal-records': LegalRecords,
  'orthopedic-tests': OrthopedicTests,
  'pain-scale': PainScale,
  posture: Posture,
  'range-of-motion': RangeOfMotion,
  'back-to-tasks': BackToTasks,
  crash: Crash,
  'danger-sign': DangerSign,
  'first-hours': FirstHours,
  'gentle-movement': GentleMovement,
  'half-better': HalfBetter,
  'half-sore': HalfSore,
}
