/** Guests of networks nobody has come from before: this machine has 127.0.0.0/8 to itself. */
import http from 'node:http';
import { randomInt } from 'node:crypto';
import { BASE_URL } from './places';

const newAddress = () => `127.${randomInt(1, 255)}.${randomInt(1, 255)}.1`;

/** What one network may say is counted by the day, over all runs of the tests. Answers the status. */
export function postFromElsewhere(path: string, data: object): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = http.request(
      new URL(path, BASE_URL),
      {
        method: 'POST',
        localAddress: newAddress(),
        headers: { 'content-type': 'application/json' },
      },
      (answer) => {
        answer.resume();
        answer.on('end', () => resolve(answer.statusCode ?? 0));
      },
    );
    request.on('error', reject);
    request.end(JSON.stringify(data));
  });
}
