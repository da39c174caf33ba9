/**
 * The house's import rules (design section 8). Imports point one way:
 * cli, main (with its wiring/) -> processors -> schema, domains, engine -> page, ports; drivers -> ports; nobody imports a driver but main.
 */
const layer = (name, path, allowed) => ({
  name,
  severity: 'error',
  from: { path },
  to: { path: '^(src|topics|bench|test)/', pathNot: allowed },
});

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    layer('ports-know-nothing-but-page-types', '^src/ports/', [
      '^src/ports/',
      '^src/page/reading\\.ts$',
      '^src/schema/profile\\.ts$',
      '^src/domains/[^/]+/(document|refine/work)\\.ts$',
    ]),
    layer('domains-are-pure', '^src/domains/', ['^src/(domains|page|ports)/', '^topics/']),
    layer('page-is-pure', '^src/page/', ['^src/page/', '^src/ports/errors\\.ts$']),
    layer('schema-knows-pages', '^src/schema/', ['^src/(schema|page|ports)/']),
    layer('engine-knows-no-page-and-no-driver', '^src/engine/', [
      '^src/engine/',
      '^src/ports/',
      '^topics/(contract|parked|failures|retry)\\.ts$',
    ]),
    layer('topics-are-contracts', '^topics/', ['^topics/', '^src/ports/', '^src/schema/profile\\.ts$']),
    layer('drivers-know-ports', '^src/drivers/', [
      '^src/ports/',
      '^topics/contract\\.ts$',
      '^src/drivers/',
      // types of what is stored
      '^src/(schema/profile|page/reading)\\.ts$',
    ]),
    {
      name: 'drivers-know-no-other-driver',
      severity: 'error',
      // but the supervision of child processes, which the model drivers share, what two Logs or two Stores have in common, and a bound
      from: { path: '^src/drivers/([^/]+)/' },
      to: { path: '^src/drivers/', pathNot: '^src/drivers/(($1|child|sql|log)/|limit\\.ts$)' },
    },
    layer('service-knows-the-engine', '^src/service/', ['^src/(service|engine|ports)/']),
    layer('processors', '^src/processors/', ['^src/(processors|schema|domains|engine|page|ports)/', '^topics/']),
    layer('wiring-is-main’s', '^src/wiring/', [
      '^src/(wiring|config|domains|drivers|engine|page|ports|processors|schema|service)/',
      '^topics/',
    ]),
    layer('config', '^src/config/', ['^src/config/', '^src/ports/']),
    layer('cli-asks-main-for-drivers', '^src/cli/', [
      '^src/(cli|config|processors|schema|domains|engine|page|ports)/',
      '^src/main\\.ts$',
      '^topics/',
    ]),
    {
      name: 'only-main-imports-drivers',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(main\\.ts$|wiring/|drivers/)' },
      to: { path: '^src/drivers/' },
    },
    {
      name: 'no-orphans',
      severity: 'error',
      from: { orphan: true, path: '^src/', pathNot: '^src/(worker|drivers/[^/]+/child)\\.ts$' },
      to: {},
    },
    {
      name: 'shipped-code-needs-no-dev-package',
      severity: 'error',
      from: { path: '^(src|topics)/' },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], pathNot: '^node_modules/@types/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
};
