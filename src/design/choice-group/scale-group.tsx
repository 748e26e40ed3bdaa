import { ChoiceGroup, type ChoiceGroupProps } from './choice-group.tsx'
import './scale-group.css'

/** A question whose answers are steps of a scale, in equal boxes beside each other. */
export const ScaleGroup = <Value extends string>(
  props: Omit<ChoiceGroupProps<Value>, 'layout'>,
) => <ChoiceGroup<Value> {...props} layout="scale" />
