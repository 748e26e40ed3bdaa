CREATE TABLE address_keys (
    name text NOT NULL,
    secret text NOT NULL
);
CREATE TABLE form_keys (
    id integer NOT NULL,
    secret text NOT NULL
);
CREATE TABLE health (
    id integer NOT NULL,
    checked_at bigint NOT NULL
);
CREATE TABLE kysely_migration (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);
CREATE TABLE kysely_migration_lock (
    id character varying(255) NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL
);
CREATE TABLE outbox (
    id text NOT NULL,
    kind text NOT NULL,
    subscriber_id text NOT NULL,
    recipient text,
    message text,
    created_at bigint NOT NULL,
    attempts integer NOT NULL,
    next_attempt_at bigint NOT NULL,
    claimed_at bigint,
    sent_at bigint,
    failed_at bigint,
    last_error text,
    postponed integer DEFAULT 0 NOT NULL,
    unsure integer DEFAULT 0 NOT NULL
);
CREATE TABLE pain_figures (
    week text NOT NULL,
    figures text NOT NULL
);
CREATE TABLE pain_reports (
    id integer NOT NULL,
    week text NOT NULL,
    district text NOT NULL,
    regions text NOT NULL,
    worst integer NOT NULL,
    since text NOT NULL,
    mode text NOT NULL
);
CREATE TABLE subscribers (
    id text NOT NULL,
    email text NOT NULL,
    email_key text NOT NULL,
    locale text NOT NULL,
    source text NOT NULL,
    state text NOT NULL,
    created_at bigint NOT NULL,
    last_signup_at bigint NOT NULL,
    last_mail_at bigint NOT NULL,
    confirmed_at bigint,
    unsubscribed_at bigint,
    address_hash text
);
CREATE TABLE suppressions (
    address_hash text NOT NULL,
    reason text NOT NULL,
    since bigint NOT NULL,
    mail_id text
);
CREATE TABLE tokens (
    hash text NOT NULL,
    purpose text NOT NULL,
    subscriber_id text NOT NULL,
    created_at bigint NOT NULL,
    expires_at bigint,
    used_at bigint
);
CREATE TABLE used_tokens (
    hash text NOT NULL,
    until bigint NOT NULL
);
INSERT INTO address_keys VALUES ('addresses', 'M1g5FtWd_poSQ3rMxx3DRqdkx5Dsy0sQrNn2UYW-cJQ');
INSERT INTO kysely_migration VALUES ('0001-newsletter', '2026-11-27T14:14:32.076Z');
INSERT INTO kysely_migration VALUES ('0002-pain-reports', '2026-11-27T14:14:32.096Z');
INSERT INTO kysely_migration VALUES ('0003-clean-up', '2026-11-27T14:14:32.099Z');
INSERT INTO kysely_migration VALUES ('0010-suppression', '2026-11-27T14:14:32.116Z');
INSERT INTO kysely_migration VALUES ('0030-form-tokens', '2026-11-27T14:14:32.134Z');
INSERT INTO kysely_migration_lock VALUES ('migration_lock', 0);
INSERT INTO outbox VALUES ('o', 'confirm-newsletter', 's', 'ana@example.org', 'Subject: Hello', 1, 0, 1, NULL, NULL, NULL, NULL, 0, 0);
INSERT INTO pain_reports VALUES (7, '2026-08-03', '5', 'neck', 7, 'under-month', 'car');
INSERT INTO subscribers VALUES ('s', 'Ana@example.org', 'ana@example.org', 'es', 'footer', 'confirmed', 1, 1, 1, 2, NULL, '21e89fb9d7e3842a45ba804c1565c283e63c1902baed52a331b0136906eca104');
INSERT INTO suppressions VALUES ('hash of who left', 'unsubscribed', 2, NULL);
INSERT INTO tokens VALUES ('the link in a mail', 'unsubscribe', 's', 1, NULL, NULL);
ALTER TABLE ONLY address_keys
    ADD CONSTRAINT address_keys_pkey PRIMARY KEY (name);
ALTER TABLE ONLY form_keys
    ADD CONSTRAINT form_keys_pkey PRIMARY KEY (id);
ALTER TABLE ONLY health
    ADD CONSTRAINT health_pkey PRIMARY KEY (id);
ALTER TABLE ONLY kysely_migration_lock
    ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);
ALTER TABLE ONLY kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);
ALTER TABLE ONLY outbox
    ADD CONSTRAINT outbox_pkey PRIMARY KEY (id);
ALTER TABLE ONLY pain_figures
    ADD CONSTRAINT pain_figures_pkey PRIMARY KEY (week);
ALTER TABLE ONLY pain_reports
    ADD CONSTRAINT pain_reports_pkey PRIMARY KEY (id);
ALTER TABLE ONLY subscribers
    ADD CONSTRAINT subscribers_email_key_key UNIQUE (email_key);
ALTER TABLE ONLY subscribers
    ADD CONSTRAINT subscribers_pkey PRIMARY KEY (id);
ALTER TABLE ONLY suppressions
    ADD CONSTRAINT suppressions_pkey PRIMARY KEY (address_hash);
ALTER TABLE ONLY tokens
    ADD CONSTRAINT tokens_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY used_tokens
    ADD CONSTRAINT used_tokens_pkey PRIMARY KEY (hash);
CREATE INDEX outbox_due ON outbox USING btree (sent_at, failed_at, next_attempt_at);
CREATE INDEX outbox_subscriber ON outbox USING btree (subscriber_id);
CREATE INDEX tokens_expiry ON tokens USING btree (expires_at);
CREATE INDEX tokens_subscriber ON tokens USING btree (subscriber_id, purpose);
ALTER TABLE ONLY outbox
    ADD CONSTRAINT outbox_subscriber_id_fkey FOREIGN KEY (subscriber_id) REFERENCES subscribers(id) ON DELETE CASCADE;
ALTER TABLE ONLY tokens
    ADD CONSTRAINT tokens_subscriber_id_fkey FOREIGN KEY (subscriber_id) REFERENCES subscribers(id) ON DELETE CASCADE;
