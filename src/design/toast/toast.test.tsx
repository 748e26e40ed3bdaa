import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Toast, type ToastMessage } from './toast.tsx'

const failed: ToastMessage = {
  kind: 'destructive',
  title: 'Subscription failed',
  description: 'Please try again later.',
}

test('the region is there before the message, so that the message is heard', () => {
  const toast = (message: ToastMessage | null) => (
    <Toast message={message} dismissLabel="Close this message" onDismiss={() => {}} />
  )
  const { rerender } = render(toast(null))
  const region = screen.getByRole('status')
  expect(region.textContent).toBe('')
  rerender(toast(failed))
  expect(screen.getByRole('status')).toBe(region)
  expect(region.textContent).toBe('Subscription failedPlease try again later.')
})

test('the visitor can close the message', async () => {
  const dismiss = vi.fn()
  render(<Toast message={failed} dismissLabel="Close this message" onDismiss={dismiss} />)
  // The window of these tests has no top layer, so that the box counts as hidden.
  await userEvent.click(screen.getByLabelText('Close this message'))
  expect(dismiss).toHaveBeenCalledOnce()
})
