import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Certificate {
  /** Paths of PEM files; the certificate is its own authority. */
  readonly keyFile: string;
  readonly certFile: string;
  readonly cert: string;
}

/** Makes a self-signed certificate of localhost and 127.0.0.1 in `folder`. Throws where there is no openssl. */
export function makeCertificate(folder: string): Certificate {
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const options = ['-newkey', 'rsa:2048', '-nodes', '-days', '2'];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  execFileSync('openssl', ['req', '-x509', ...options, ...names, '-keyout', keyFile, '-out', certFile], {
    stdio: 'ignore',
  });
  return { keyFile, certFile, cert: readFileSync(certFile, 'utf8') };
}
