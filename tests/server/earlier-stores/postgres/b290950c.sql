CREATE FUNCTION desk_log_kept() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
     begin
       if old.at > extract(epoch from now()) * 1000 - coalesce((select max(years) from desk_log_keeping), 6) * 31536000000 then
         raise exception 'the log of the desk is kept for its years';
       end if;
       return old;
     end $$;
CREATE FUNCTION desk_log_unchanged() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
     begin raise exception 'the log of the desk is only added to'; end $$;
CREATE TABLE address_keys (
    name text NOT NULL,
    secret text NOT NULL
);
CREATE TABLE build_calls (
    id integer NOT NULL,
    told text NOT NULL,
    tries integer NOT NULL,
    next_at bigint NOT NULL,
    last_at bigint,
    outcome text NOT NULL
);
CREATE TABLE clinic_inboxes (
    address text NOT NULL,
    taken_at bigint,
    refused_at bigint,
    error text
);
CREATE TABLE desk_challenges (
    challenge text NOT NULL,
    made_for text NOT NULL,
    expires_at bigint NOT NULL
);
CREATE TABLE desk_log (
    id text NOT NULL,
    at bigint NOT NULL,
    staff_id text NOT NULL,
    session_id text NOT NULL,
    act text NOT NULL,
    subject text NOT NULL
);
CREATE TABLE desk_log_keeping (
    id integer NOT NULL,
    years integer NOT NULL,
    CONSTRAINT desk_log_keeping_years_check CHECK ((years >= 1))
);
CREATE TABLE desk_sessions (
    id text NOT NULL,
    hash text NOT NULL,
    staff_id text NOT NULL,
    created_at bigint NOT NULL,
    seen_at bigint NOT NULL,
    verified_at bigint NOT NULL,
    device text DEFAULT ''::text NOT NULL
);
CREATE TABLE digests (
    day text NOT NULL
);
CREATE TABLE erasure_holds (
    address_hash text NOT NULL,
    reason text NOT NULL,
    since bigint NOT NULL,
    author text NOT NULL
);
CREATE TABLE health (
    id integer NOT NULL,
    checked_at bigint NOT NULL
);
CREATE TABLE issue_domains (
    issue text NOT NULL,
    domain text NOT NULL,
    mails integer NOT NULL
);
CREATE TABLE kysely_migration (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);
CREATE TABLE kysely_migration_lock (
    id character varying(255) NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL
);
CREATE TABLE mail_pace (
    lane text NOT NULL,
    full_at double precision NOT NULL
);
CREATE TABLE mail_reports (
    mail_id text NOT NULL,
    kind text NOT NULL,
    address_hash text NOT NULL,
    reported_at bigint NOT NULL
);
CREATE TABLE mailboxes (
    mailbox_hash text NOT NULL,
    mailed_at text NOT NULL,
    last_mailed_at bigint NOT NULL
);
CREATE TABLE message_events (
    id text NOT NULL,
    message_id text NOT NULL,
    at bigint,
    author text NOT NULL,
    kind text NOT NULL,
    text text NOT NULL
);
CREATE TABLE messages (
    id text NOT NULL,
    kind text NOT NULL,
    name text NOT NULL,
    firm text NOT NULL,
    phone text NOT NULL,
    email text NOT NULL,
    email_key text NOT NULL,
    language text NOT NULL,
    call text NOT NULL,
    topic text NOT NULL,
    needs text NOT NULL,
    note text NOT NULL,
    texts integer NOT NULL,
    answer_hash text NOT NULL,
    created_at bigint NOT NULL,
    answered_at bigint,
    late_at bigint,
    taken_by text DEFAULT ''::text NOT NULL
);
CREATE TABLE newsletter_issues (
    issue text NOT NULL,
    started_at bigint NOT NULL,
    queued_until text NOT NULL,
    queued_at bigint,
    paused_at bigint,
    mails integer DEFAULT 0 NOT NULL
);
CREATE TABLE notices (
    id text NOT NULL,
    text_en text NOT NULL,
    text_es text NOT NULL,
    closes integer NOT NULL,
    begins_at bigint NOT NULL,
    ends_at bigint NOT NULL,
    author text NOT NULL
);
CREATE TABLE other_days (
    day text NOT NULL,
    shifts text NOT NULL,
    name_en text NOT NULL,
    name_es text NOT NULL,
    author text NOT NULL
);
CREATE TABLE outbox (
    id text NOT NULL,
    kind text NOT NULL,
    subscriber_id text,
    message_id text,
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
    unsure integer DEFAULT 0 NOT NULL,
    network text DEFAULT ''::text NOT NULL,
    turn bigint DEFAULT 0 NOT NULL,
    issue text,
    interrupted integer DEFAULT 0 NOT NULL,
    lane text DEFAULT 'confirmations'::text NOT NULL,
    tried_at bigint,
    refused_at bigint
);
CREATE TABLE page_feedback (
    id integer NOT NULL,
    day text NOT NULL,
    page text NOT NULL,
    locale text NOT NULL,
    useful text NOT NULL,
    sentence text NOT NULL
);
CREATE TABLE passkeys (
    id text NOT NULL,
    staff_id text NOT NULL,
    public_key text NOT NULL,
    counter bigint NOT NULL,
    created_at bigint NOT NULL,
    blocked_at bigint
);
CREATE TABLE presses (
    day text NOT NULL,
    page text NOT NULL,
    kind text NOT NULL,
    number integer NOT NULL
);
CREATE TABLE staff (
    id text NOT NULL,
    name text NOT NULL,
    role text NOT NULL,
    language text NOT NULL,
    created_at bigint NOT NULL,
    ended_at bigint
);
CREATE TABLE staff_links (
    hash text NOT NULL,
    staff_id text NOT NULL,
    expires_at bigint NOT NULL
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
    address_hash text,
    soft_issues integer DEFAULT 0 NOT NULL,
    soft_issue text
);
CREATE TABLE suppression_log (
    number integer NOT NULL,
    address_hash text NOT NULL,
    reason text NOT NULL
);
CREATE TABLE suppression_state (
    id integer NOT NULL,
    number integer NOT NULL,
    has_file integer NOT NULL,
    followed_at bigint NOT NULL
);
CREATE TABLE suppressions (
    address_hash text NOT NULL,
    reason text NOT NULL,
    since bigint NOT NULL,
    author text DEFAULT ''::text NOT NULL
);
CREATE TABLE taken_down (
    list text NOT NULL,
    entry text NOT NULL,
    at bigint NOT NULL,
    author text NOT NULL
);
CREATE TABLE tokens (
    hash text NOT NULL,
    purpose text NOT NULL,
    subscriber_id text NOT NULL,
    created_at bigint NOT NULL,
    expires_at bigint,
    used_at bigint
);
INSERT INTO address_keys VALUES ('addresses', 'H4zqYSn27ZokrfskMMe7mHJOgx6kmSGCWcE2e86MRgM');
INSERT INTO build_calls VALUES (1, '', 0, 0, NULL, '');
INSERT INTO desk_log_keeping VALUES (1, 6);
INSERT INTO digests VALUES ('2026-11-20');
INSERT INTO kysely_migration VALUES ('0001-newsletter', '2026-11-27T15:31:10.910Z');
INSERT INTO kysely_migration VALUES ('0002-pain-reports', '2026-11-27T15:31:10.924Z');
INSERT INTO kysely_migration VALUES ('0003-clean-up', '2026-11-27T15:31:10.929Z');
INSERT INTO kysely_migration VALUES ('0004-messages', '2026-11-27T15:31:10.972Z');
INSERT INTO kysely_migration VALUES ('0010-suppression', '2026-11-27T15:31:11.002Z');
INSERT INTO kysely_migration VALUES ('0011-fair-queue', '2026-11-27T15:31:11.054Z');
INSERT INTO kysely_migration VALUES ('0012-newsletter-issues', '2026-11-27T15:31:11.088Z');
INSERT INTO kysely_migration VALUES ('0020-digests', '2026-11-27T15:31:11.100Z');
INSERT INTO kysely_migration VALUES ('0021-page-feedback', '2026-11-27T15:31:11.104Z');
INSERT INTO kysely_migration VALUES ('0030-form-tokens', '2026-11-27T15:31:11.125Z');
INSERT INTO kysely_migration VALUES ('0031-presses', '2026-11-27T15:31:11.152Z');
INSERT INTO kysely_migration VALUES ('0032-waiting-mail', '2026-11-27T15:31:11.174Z');
INSERT INTO kysely_migration VALUES ('0033-pain-quarters', '2026-11-27T15:31:11.319Z');
INSERT INTO kysely_migration VALUES ('0034-no-pain-reports', '2026-11-27T15:31:11.331Z');
INSERT INTO kysely_migration VALUES ('0035-neighborhoods-page', '2026-11-27T15:31:11.332Z');
INSERT INTO kysely_migration VALUES ('0036-lanes-of-mail', '2026-11-27T15:31:11.338Z');
INSERT INTO kysely_migration VALUES ('0037-issue-domains', '2026-11-27T15:31:11.344Z');
INSERT INTO kysely_migration VALUES ('0039-clinic-inboxes', '2026-11-27T15:31:11.346Z');
INSERT INTO kysely_migration VALUES ('0040-soft-issues', '2026-11-27T15:31:11.349Z');
INSERT INTO kysely_migration VALUES ('0041-suppression-log', '2026-11-27T15:31:11.370Z');
INSERT INTO kysely_migration VALUES ('0042-message-events', '2026-11-27T15:31:11.471Z');
INSERT INTO kysely_migration VALUES ('0043-staff', '2026-11-27T15:31:11.536Z');
INSERT INTO kysely_migration VALUES ('0045-paused-issues', '2026-11-27T15:31:11.544Z');
INSERT INTO kysely_migration VALUES ('0046-last-seen', '2026-11-27T15:31:11.546Z');
INSERT INTO kysely_migration VALUES ('0047-announced', '2026-11-27T15:31:11.564Z');
INSERT INTO kysely_migration VALUES ('0047-log-stays', '2026-11-27T15:31:11.571Z');
INSERT INTO kysely_migration VALUES ('0048-session-devices', '2026-11-27T15:31:11.572Z');
INSERT INTO kysely_migration VALUES ('0049-erasure-holds', '2026-11-27T15:31:11.581Z');
INSERT INTO kysely_migration_lock VALUES ('migration_lock', 0);
INSERT INTO messages VALUES ('m', 'message', 'Eva Pérez', '', '+15105550123', 'eva@example.org', 'eva@example.org', 'es', 'any', 'cost', '', 'Is there a ramp?', 0, 'the link to answer', 3, NULL, NULL, '');
INSERT INTO newsletter_issues VALUES ('folder', 1, 's', 2, NULL, 0);
INSERT INTO outbox VALUES ('o', 'confirm-newsletter', 's', NULL, 'ana@example.org', 'Subject: Hello', 1, 0, 1, NULL, NULL, NULL, NULL, 0, 0, '', 5, NULL, 0, 'visitors-7', NULL, NULL);
INSERT INTO page_feedback VALUES (1, '2026-11-20', 'whiplash', 'es', 'yes', 'Claro.');
INSERT INTO presses VALUES ('2026-11-20', 'whiplash', 'call', 4);
INSERT INTO staff VALUES ('staff', 'Rosa', 'owner', 'es', 4, NULL);
INSERT INTO subscribers VALUES ('s', 'Ana@example.org', 'ana@example.org', 'es', 'footer', 'confirmed', 1, 1, 1, 2, NULL, '34dd5fcdc4044f359deb084a67023413a7a53d89e8fbc233b6eacb5df3980807', 0, NULL);
INSERT INTO suppression_state VALUES (1, 0, 0, 0);
INSERT INTO suppressions VALUES ('hash of who left', 'unsubscribed', 2, '');
INSERT INTO tokens VALUES ('the link in a mail', 'unsubscribe', 's', 1, NULL, NULL);
ALTER TABLE ONLY address_keys
    ADD CONSTRAINT address_keys_pkey PRIMARY KEY (name);
ALTER TABLE ONLY build_calls
    ADD CONSTRAINT build_calls_pkey PRIMARY KEY (id);
ALTER TABLE ONLY clinic_inboxes
    ADD CONSTRAINT clinic_inboxes_pkey PRIMARY KEY (address);
ALTER TABLE ONLY desk_challenges
    ADD CONSTRAINT desk_challenges_pkey PRIMARY KEY (challenge);
ALTER TABLE ONLY desk_log_keeping
    ADD CONSTRAINT desk_log_keeping_pkey PRIMARY KEY (id);
ALTER TABLE ONLY desk_log
    ADD CONSTRAINT desk_log_pkey PRIMARY KEY (id);
ALTER TABLE ONLY desk_sessions
    ADD CONSTRAINT desk_sessions_hash_key UNIQUE (hash);
ALTER TABLE ONLY desk_sessions
    ADD CONSTRAINT desk_sessions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY digests
    ADD CONSTRAINT digests_pkey PRIMARY KEY (day);
ALTER TABLE ONLY erasure_holds
    ADD CONSTRAINT erasure_holds_pkey PRIMARY KEY (address_hash);
ALTER TABLE ONLY health
    ADD CONSTRAINT health_pkey PRIMARY KEY (id);
ALTER TABLE ONLY issue_domains
    ADD CONSTRAINT issue_domains_key PRIMARY KEY (issue, domain);
ALTER TABLE ONLY kysely_migration_lock
    ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);
ALTER TABLE ONLY kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);
ALTER TABLE ONLY mail_pace
    ADD CONSTRAINT mail_pace_pkey PRIMARY KEY (lane);
ALTER TABLE ONLY mail_reports
    ADD CONSTRAINT mail_reports_key PRIMARY KEY (mail_id, kind);
ALTER TABLE ONLY mailboxes
    ADD CONSTRAINT mailboxes_pkey PRIMARY KEY (mailbox_hash);
ALTER TABLE ONLY message_events
    ADD CONSTRAINT message_events_pkey PRIMARY KEY (id);
ALTER TABLE ONLY messages
    ADD CONSTRAINT messages_answer_hash_key UNIQUE (answer_hash);
ALTER TABLE ONLY messages
    ADD CONSTRAINT messages_pkey PRIMARY KEY (id);
ALTER TABLE ONLY newsletter_issues
    ADD CONSTRAINT newsletter_issues_pkey PRIMARY KEY (issue);
ALTER TABLE ONLY notices
    ADD CONSTRAINT notices_pkey PRIMARY KEY (id);
ALTER TABLE ONLY other_days
    ADD CONSTRAINT other_days_pkey PRIMARY KEY (day);
ALTER TABLE ONLY outbox
    ADD CONSTRAINT outbox_new_pkey PRIMARY KEY (id);
ALTER TABLE ONLY page_feedback
    ADD CONSTRAINT page_feedback_pkey PRIMARY KEY (id);
ALTER TABLE ONLY passkeys
    ADD CONSTRAINT passkeys_pkey PRIMARY KEY (id);
ALTER TABLE ONLY presses
    ADD CONSTRAINT presses_of_a_day PRIMARY KEY (day, page, kind);
ALTER TABLE ONLY staff_links
    ADD CONSTRAINT staff_links_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY staff
    ADD CONSTRAINT staff_name_key UNIQUE (name);
ALTER TABLE ONLY staff
    ADD CONSTRAINT staff_pkey PRIMARY KEY (id);
ALTER TABLE ONLY subscribers
    ADD CONSTRAINT subscribers_email_key_key UNIQUE (email_key);
ALTER TABLE ONLY subscribers
    ADD CONSTRAINT subscribers_pkey PRIMARY KEY (id);
ALTER TABLE ONLY suppression_log
    ADD CONSTRAINT suppression_log_pkey PRIMARY KEY (number);
ALTER TABLE ONLY suppression_state
    ADD CONSTRAINT suppression_state_pkey PRIMARY KEY (id);
ALTER TABLE ONLY suppressions
    ADD CONSTRAINT suppressions_pkey PRIMARY KEY (address_hash);
ALTER TABLE ONLY taken_down
    ADD CONSTRAINT taken_down_key PRIMARY KEY (list, entry);
ALTER TABLE ONLY tokens
    ADD CONSTRAINT tokens_pkey PRIMARY KEY (hash);
CREATE INDEX desk_log_at ON desk_log USING btree (at);
CREATE INDEX desk_log_staff ON desk_log USING btree (staff_id, at);
CREATE INDEX mail_reports_address ON mail_reports USING btree (address_hash, reported_at);
CREATE INDEX mailboxes_last ON mailboxes USING btree (last_mailed_at);
CREATE INDEX message_events_message ON message_events USING btree (message_id);
CREATE INDEX messages_answered ON messages USING btree (answered_at, created_at);
CREATE INDEX messages_email ON messages USING btree (email_key);
CREATE INDEX messages_phone ON messages USING btree (phone);
CREATE INDEX outbox_failed ON outbox USING btree (failed_at) WHERE (failed_at IS NOT NULL);
CREATE INDEX outbox_message ON outbox USING btree (message_id);
CREATE INDEX outbox_network ON outbox USING btree (lane, network, turn) WHERE ((sent_at IS NULL) AND (failed_at IS NULL));
CREATE INDEX outbox_sent ON outbox USING btree (sent_at) WHERE (sent_at IS NOT NULL);
CREATE INDEX outbox_subscriber ON outbox USING btree (subscriber_id);
CREATE INDEX outbox_turn ON outbox USING btree (lane, turn, next_attempt_at, id) WHERE ((sent_at IS NULL) AND (failed_at IS NULL));
CREATE INDEX subscribers_address ON subscribers USING btree (address_hash);
CREATE INDEX subscribers_state ON subscribers USING btree (state, id);
CREATE INDEX tokens_expiry ON tokens USING btree (expires_at);
CREATE INDEX tokens_subscriber ON tokens USING btree (subscriber_id, purpose);
CREATE TRIGGER desk_log_kept BEFORE DELETE ON desk_log FOR EACH ROW EXECUTE FUNCTION desk_log_kept();
CREATE TRIGGER desk_log_unchanged BEFORE UPDATE ON desk_log FOR EACH ROW EXECUTE FUNCTION desk_log_unchanged();
CREATE TRIGGER desk_log_untruncated BEFORE TRUNCATE ON desk_log FOR EACH STATEMENT EXECUTE FUNCTION desk_log_unchanged();
ALTER TABLE ONLY desk_sessions
    ADD CONSTRAINT desk_sessions_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id) ON DELETE CASCADE;
ALTER TABLE ONLY message_events
    ADD CONSTRAINT message_events_message_id_fkey FOREIGN KEY (message_id) REFERENCES messages(id) ON DELETE CASCADE;
ALTER TABLE ONLY outbox
    ADD CONSTRAINT outbox_new_message_id_fkey FOREIGN KEY (message_id) REFERENCES messages(id) ON DELETE CASCADE;
ALTER TABLE ONLY outbox
    ADD CONSTRAINT outbox_new_subscriber_id_fkey FOREIGN KEY (subscriber_id) REFERENCES subscribers(id) ON DELETE CASCADE;
ALTER TABLE ONLY passkeys
    ADD CONSTRAINT passkeys_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id) ON DELETE CASCADE;
ALTER TABLE ONLY staff_links
    ADD CONSTRAINT staff_links_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff(id) ON DELETE CASCADE;
ALTER TABLE ONLY tokens
    ADD CONSTRAINT tokens_subscriber_id_fkey FOREIGN KEY (subscriber_id) REFERENCES subscribers(id) ON DELETE CASCADE;
