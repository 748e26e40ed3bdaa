# perl processor-time.pl PRCTL FILE COMMAND...: runs the command, then writes into the file how many
# seconds of processor it took with all that it started.
# Linux counts the time of a process for whoever waits for its end. One whose parent was killed goes to
# this one, which asks for that by prctl(PR_SET_CHILD_SUBREAPER): so do the parts of a killed browser.
use strict;
use warnings;

my ($prctl, $file, @command) = @ARGV;
my $become_parent_of_orphans = 36;
syscall($prctl, $become_parent_of_orphans, 1, 0, 0, 0) == 0 or die "prctl: $!\n";

my $started = fork // die "fork: $!\n";
if ($started == 0) {
    exec { $command[0] } @command or die "$command[0]: $!\n";
}

my $status = 0;

sub finish {
    my (undef, undef, $user, $system) = times;
    open my $times, '>', $file or die "$file: $!\n";
    print $times $user + $system;
    close $times or die "$file: $!\n";
    exit($status & 127 ? 128 + ($status & 127) : $status >> 8);
}

# What never ends is not waited for.
$SIG{ALRM} = \&finish;
while ((my $ended = wait) > 0) {
    next if $ended != $started;
    $status = $?;
    alarm 5;
}
finish();
