import { type Device, devices } from '#desk/view.ts'

/** What browsers say of where they run, from the most particular to the least. */
const signs: Readonly<Record<Device, RegExp>> = {
  iphone: /\biPhone\b/,
  ipad: /\biPad\b/,
  android: /\bAndroid\b/,
  chromebook: /\bCrOS\b/,
  windows: /\bWindows\b/,
  // An iPad says so too.
  mac: /\bMacintosh\b/,
  linux: /\bLinux\b/,
}

/** The kind of device that a browser says it runs on; empty when it says nothing that we know. */
export const readDevice = (userAgent = ''): Device | '' =>
  devices.find((device) => signs[device].test(userAgent)) ?? ''
