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
    last_error text
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
    unsubscribed_at bigint
);
CREATE TABLE tokens (
    hash text NOT NULL,
    purpose text NOT NULL,
    subscriber_id text NOT NULL,
    created_at bigint NOT NULL,
    expires_at bigint,
    used_at bigint
);
INSERT INTO kysely_migration VALUES ('0001-newsletter', '2026-11-27T14:14:30.154Z');
INSERT INTO kysely_migration VALUES ('0002-pain-reports', '2026-11-27T14:14:30.172Z');
INSERT INTO kysely_migration VALUES ('0003-clean-up', '2026-11-27T14:14:30.176Z');
INSERT INTO kysely_migration_lock VALUES ('migration_lock', 0);
INSERT INTO outbox VALUES ('o', 'confirm-newsletter', 's', 'ana@example.org', 'Subject: Hello', 1, 0, 1, NULL, NULL, NULL, NULL);
INSERT INTO pain_reports VALUES (7, '2026-08-03', '5', 'neck', 7, 'under-month', 'car');
INSERT INTO subscribers VALUES ('s', 'Ana@example.org', 'ana@example.org', 'es', 'footer', 'confirmed', 1, 1, 1, 2, NULL);
INSERT INTO tokens VALUES ('the link in a mail', 'unsubscribe', 's', 1, NULL, NULL);
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
ALTER TABLE ONLY tokens
    ADD CONSTRAINT tokens_pkey PRIMARY KEY (hash);
CREATE INDEX outbox_due ON outbox USING btree (sent_at, failed_at, next_attempt_at);
CREATE INDEX outbox_subscriber ON outbox USING btree (subscriber_id);
CREATE INDEX tokens_expiry ON tokens USING btree (expires_at);
CREATE INDEX tokens_subscriber ON tokens USING btree (subscriber_id, purpose);
ALTER TABLE ONLY outbox
    ADD CONSTRAINT outbox_subscriber_id_fkey FOREIGN KEY (subscriber_id) REFERENCES subscribers(id) ON DELETE CASCADE;
ALTER TABLE ONLY tokens
    ADD CONSTRAINT tokens_subscriber_id_fkey FOREIGN KEY (subscriber_id) REFERENCES subscribers(id) ON DELETE CASCADE;
