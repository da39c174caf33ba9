/** What kafkajs throws, and what we make of it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { codedError } from '../../src/drivers/kafka/errors.ts';

test('a broker is refused by what the error is, not by what its message names', () => {
  const errors: readonly [object, string][] = [
    [{ code: 'ENOTFOUND', message: 'getaddrinfo ENOTFOUND kafka-ssl.invalid' }, 'LOG_UNAVAILABLE'],
    [{ code: 'ECONNREFUSED', message: 'connect ECONNREFUSED certificate.example:9093' }, 'LOG_UNAVAILABLE'],
    [{ code: 'ECONNRESET', message: 'disconnected before secure TLS connection was established' }, 'LOG_UNAVAILABLE'],
    [{ type: 'REQUEST_TIMED_OUT', code: 7, message: 'topic ssl.certificates' }, 'LOG_UNAVAILABLE'],
    [{ code: 'DEPTH_ZERO_SELF_SIGNED_CERT', message: '' }, 'LOG_REFUSED'],
    [{ code: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE', message: '' }, 'LOG_REFUSED'],
    [{ code: 'CERT_HAS_EXPIRED', message: '' }, 'LOG_REFUSED'],
    [{ code: 'ERR_TLS_CERT_ALTNAME_INVALID', message: '' }, 'LOG_REFUSED'],
    [{ code: 'ERR_SSL_WRONG_VERSION_NUMBER', message: '' }, 'LOG_REFUSED'],
    [{ code: 'ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED', message: '' }, 'LOG_REFUSED'],
    [{ type: 'TOPIC_AUTHORIZATION_FAILED', code: 29, message: '' }, 'LOG_REFUSED'],
  ];
  for (const [fields, expected] of errors) {
    const cause = Object.assign(new Error(), fields);
    for (const error of [cause, new Error('tried often enough', { cause })]) {
      assert.equal(codedError(error, 'testing').code, expected, JSON.stringify(fields));
    }
  }
});
