import { expect, test } from 'vitest';
import { engineOf } from '../../../web/src/engine/client';
import type { Lane, Outcome } from '../../../web/src/engine/lane';

function recordingLane(outcome: Outcome): Lane & { channels: string[]; requests: string[] } {
  const channels: string[] = [];
  const requests: string[] = [];
  return {
    channels,
    requests,
    async ask(channel, request) {
      channels.push(channel);
      requests.push(request);
      return outcome;
    },
    cancel: (channel) => void channels.push(`cancel ${channel}`),
  };
}

const response = (body: object) => ({
  text: JSON.stringify({ schema: 'tilecast.response', version: 1, command: 'rank', data_version: '2026.07', ...body }),
});

test('work of seconds goes to the background, reading never replaces reading', async () => {
  const interactive = recordingLane(response({ ok: true, result: {} }));
  const background = recordingLane(response({ ok: true, result: {} }));
  const engine = engineOf(interactive, background);
  await engine.ask({ version: 1, command: 'rank' });
  await engine.ask({ version: 1, command: 'select' });
  await engine.ask({ version: 1, command: 'groups' });
  await engine.ask({ version: 1, command: 'read', benchmark: 'resnet', files: [] });
  await engine.ask({ version: 1, command: 'read', benchmark: 'resnet', files: [] });
  engine.cancel('select');
  expect(background.channels).toEqual(['select', 'groups', 'cancel select']);
  expect(interactive.channels[0]).toBe('rank');
  expect(new Set(interactive.channels).size).toBe(3);
  expect(JSON.parse(interactive.requests[0]!)).toEqual({ version: 1, command: 'rank' });
});

test('answers, refusals, failures and overtaken requests are told apart', async () => {
  const ask = (outcome: Outcome) => {
    const lane = recordingLane(outcome);
    return engineOf(lane, lane).ask({ version: 1, command: 'catalogue' });
  };
  expect(await ask(response({ ok: true, result: { a: 1 } }))).toEqual({
    ok: true,
    result: { a: 1 },
    dataVersion: '2026.07',
  });
  const error = { message: 'no such benchmark', where: 'filter.benchmark' };
  expect(await ask(response({ ok: false, error }))).toEqual({ ok: false, error });
  expect(await ask({ failure: error })).toEqual({ ok: false, error });
  expect(await ask('superseded')).toBeNull();
});
